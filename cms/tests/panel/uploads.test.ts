// @databases one
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { multipart } from '../helpers/forms';
import { panelToken } from '../helpers/panel';
import { phonePhotograph } from '../helpers/pictures';

/*
 * Whatever an editor uploads is stored under what it is (security matrix 21).
 */
const uploaded = z.array(
  z.looseObject({ id: z.number(), url: z.string(), ext: z.string(), mime: z.string(), width: z.number().nullable() }),
);

function send(
  path: string,
  { fileName, type, content }: { fileName: string; type: string; content: Buffer },
): Promise<BrowserAnswer> {
  const { headers, ...form } = multipart({ name: 'files', fileName, type, content });
  const authorization = `Bearer ${panelToken('editor')}`;
  return new Browser().send(path, { ...form, headers: { ...headers, authorization } });
}
const upload = (fileName: string, type: string, content: Buffer) => send('/upload', { fileName, type, content });

const SCRIPT = '<script>alert(1)</script>';
const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from(SCRIPT)]);
const pdf = Buffer.from(`%PDF-1.7\n${SCRIPT}\n%%EOF\n`);
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`);
const wide = () =>
  sharp({ create: { width: 4000, height: 100, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

describe('the panel’s media library refuses', () => {
  it.each([
    ['a page that begins like a picture', 'a.html', 'application/octet-stream', gif],
    ['a script that begins like a picture', 'a.js', 'image/gif', gif],
    ['a drawing with a script, called a picture', 'a.png', 'image/png', svg],
    ['a page', 'a.html', 'text/html', Buffer.from(SCRIPT)],
    ['a page called a picture', 'a.png', 'image/png', Buffer.from(SCRIPT)],
    ['nothing', 'a.png', 'image/png', Buffer.alloc(0)],
  ])('%s', async (_what, fileName, type, content) => {
    const answer = await upload(fileName, type, content);
    expect([answer.status, answer.text]).toEqual([400, expect.any(String)]);
  });
});

it('a document is stored as one, whatever it is called, and downloaded', async () => {
  const answer = await upload('report.html', 'application/octet-stream', pdf);
  expect(answer.status, answer.text).toBe(201);
  const [file] = uploaded.parse(answer.json);
  expect(file).toMatchObject({ ext: '.pdf', mime: 'application/pdf', url: expect.stringMatching(/\.pdf$/) as string });
  const served = await new Browser().send(file?.url ?? '');
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
});

it('a picture is written anew: no larger than a screen, without what its camera noted', async () => {
  for (const [content, width] of [
    [await wide(), 2560],
    [await phonePhotograph(), 300],
  ] as const) {
    const answer = await upload('picture.jpg', 'image/jpeg', content);
    expect(answer.status, answer.text).toBe(201);
    const [file] = uploaded.parse(answer.json);
    expect(file).toMatchObject({ ext: '.webp', mime: 'image/webp', width });
    const bytes = Buffer.from(await (await fetch(inject('stage').url + (file?.url ?? ''))).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    expect(bytes.includes('Secret Photographer')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

it('a file keeps its address when another takes its place, and is of its kind', async () => {
  const [file] = uploaded.parse((await upload('picture.jpg', 'image/jpeg', await phonePhotograph())).json);
  const replace = (content: Buffer, type: string) =>
    send(`/upload?id=${file?.id ?? 0}`, { fileName: 'other.jpg', type, content });
  expect((await replace(pdf, 'image/webp')).status).toBe(400);
  expect((await replace(gif, 'image/webp')).status).toBe(400);
  const answer = await replace(await wide(), 'image/jpeg');
  expect(answer.status, answer.text).toBe(200);
  const bytes = Buffer.from(await (await fetch(inject('stage').url + (file?.url ?? ''))).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2560 });
});
