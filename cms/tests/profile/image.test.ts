// @databases one
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { api, IMAGE_MAX_BYTES, messages, profileImageAnswer } from 'contracts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { Browser, type Sending } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { multipart, pictureForm } from '../helpers/forms';
import { member, signedIn, whoIs } from '../helpers/people';
import { avatarFiles, avatarsFolder, decompressionBomb, phonePhotograph, plainPicture } from '../helpers/pictures';
import { ownAlumniProfile, ownProfile } from '../helpers/profiles';

const person = async () => signedIn(await member());
const upload = (browser: Browser, form: Sending, address = api.ownProfileImage()) => browser.send(address, form);

/** Uploads a picture that is taken. @returns where it is served */
async function uploaded(browser: Browser, content?: Buffer) {
  const answer = await upload(browser, pictureForm(content ?? (await plainPicture())));
  const { profileImage } = bodyOf(answer, profileImageAnswer).data;
  if (!profileImage) throw new Error('No picture came back.');
  return profileImage;
}

const fileOf = (url: string): Buffer => readFileSync(path.join(avatarsFolder(), path.basename(url)));
const filesOf = (url: string): string[] => {
  const [name = ''] = path.basename(url).split('-');
  return avatarFiles().filter((file) => file.startsWith(name));
};

async function pixel(file: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  const [red = 0, , blue = 0] = data;
  return red > blue ? 'red' : 'blue';
}

describe('a picture', () => {
  it('becomes squares of three widths, upright, without what a camera writes beside it', async () => {
    const { url, width, height, sources } = await uploaded(await person(), await phonePhotograph());
    expect([width, height, ...sources.map((source) => source.width)]).toEqual([512, 512, 96, 192]);
    for (const { url: address, width: edge } of [...sources, { url, width }]) {
      const file = fileOf(address);
      const { format, exif, icc, xmp, ...size } = await sharp(file).metadata();
      expect([format, size.width, size.height, exif, icc, xmp]).toEqual([
        'webp',
        edge,
        edge,
        undefined,
        undefined,
        undefined,
      ]);
      expect(file.includes('Secret Photographer')).toBe(false);
      expect([await pixel(file, edge / 2, 4), await pixel(file, edge / 2, edge - 4)]).toEqual(['red', 'blue']);
    }
  });

  it('is in both profiles and in the session’s user', async () => {
    const browser = await person();
    const picture = await uploaded(browser);
    expect((await ownProfile(browser)).profilePicture).toEqual(picture);
    expect((await ownAlumniProfile(browser)).profileImage).toEqual(picture);
    expect((await whoIs(browser))?.profilePicture).toEqual(picture);
  });

  it('is served to anyone who has its address, as nothing but a picture', async () => {
    const { url } = await uploaded(await person());
    expect(url).toMatch(/^\/uploads\/avatars\/[0-9a-f]{32}-512\.webp$/);
    const { status, headers } = await new Browser().send(url);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('takes the place of the one before, whose files go', async () => {
    const browser = await person();
    const before = await uploaded(browser);
    const now = await uploaded(browser);
    await expect.poll(() => filesOf(before.url)).toEqual([]);
    expect(filesOf(now.url)).toHaveLength(3);
  });

  it('is taken away at either address, and again without harm', async () => {
    for (const address of [api.ownProfileImage(), api.alumniProfileImage()]) {
      const browser = await person();
      const { url } = bodyOf(await upload(browser, pictureForm(await plainPicture()), address), profileImageAnswer).data
        .profileImage ?? { url: '' };
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await browser.send(address, { method: 'DELETE' });
        expect(bodyOf(answer, profileImageAnswer).data.profileImage).toBeNull();
      }
      await expect.poll(() => filesOf(url)).toEqual([]);
      expect((await ownProfile(browser)).profilePicture).toBeNull();
    }
  });

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('may be a %s, whatever its name says', async (format) => {
    const browser = await person();
    const form = pictureForm(await plainPicture(format), { fileName: 'page.html', type: 'text/html' });
    bodyOf(await upload(browser, form), profileImageAnswer);
  });

  it('may have 5 MB to the byte', async () => {
    const picture = await plainPicture('jpeg');
    await uploaded(await person(), Buffer.concat([picture, Buffer.alloc(IMAGE_MAX_BYTES - picture.length)]));
  });

  it('of several at once is one in the end, and no file of the others stays', async () => {
    const browser = await person();
    const before = avatarFiles();
    const pictures = await Promise.all(Array.from({ length: 5 }, () => uploaded(browser.copy())));
    const { profilePicture } = await ownProfile(browser);
    expect(pictures.map(({ url }) => url)).toContain(profilePicture?.url);
    await expect.poll(() => avatarFiles().filter((file) => !before.includes(file))).toHaveLength(3);
    expect(filesOf(profilePicture?.url ?? '')).toHaveLength(3);
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';

describe('what is no picture is refused, and leaves nothing behind (security matrix 21)', () => {
  it.each<[string, () => Buffer | string | Promise<Buffer | string>]>([
    ['an SVG', () => SVG],
    ['an SVG behind an XML head', () => `<?xml version="1.0"?>\n${SVG}`],
    ['HTML', () => HTML],
    ['HTML that begins as a GIF does', () => `GIF89a${HTML}`],
    ['a PDF', () => '%PDF-1.7\n1 0 obj'],
    ['a truncated photograph', async () => (await phonePhotograph()).subarray(0, 900)],
    ['a PNG of nothing but its head', async () => (await plainPicture()).subarray(0, 40)],
    ['a decompression bomb', () => decompressionBomb(12_000)],
    ['noise', () => Buffer.alloc(4096, 7)],
  ])('%s', async (_what, content) => {
    const browser = await person();
    const before = avatarFiles();
    const answer = await upload(browser, pictureForm(await content(), { fileName: 'me.png', type: 'image/png' }));
    expect(refusalOf(answer, 400).msg).toBe(messages.imageNotRead);
    expect(avatarFiles()).toEqual(before);
    expect((await ownProfile(browser)).profilePicture).toBeNull();
  });

  it('and what hides behind a picture does not come along', async () => {
    const gif = Buffer.concat([await plainPicture('gif'), Buffer.from(HTML)]);
    const { url, sources } = await uploaded(await person(), gif);
    for (const file of [url, ...sources.map((source) => source.url)])
      expect(fileOf(file).includes('script')).toBe(false);
  });
});

describe('a form that is not as it should be is refused', () => {
  it.each([IMAGE_MAX_BYTES + 1, 20 * 1024 * 1024])('with a file of %d bytes (security matrix 22)', async (bytes) => {
    const browser = await person();
    const picture = await plainPicture('jpeg');
    const form = pictureForm(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]));
    expect(refusalOf(await upload(browser, form), 413).msg).toBe(messages.imageTooLarge);
    expect((await ownProfile(browser)).profilePicture).toBeNull();
  });

  const part = (name: string, content: Buffer | string = 'x', fileName?: string) => ({
    name,
    content,
    ...(fileName !== undefined && { fileName }),
  });
  it.each<[string, Sending, string]>([
    ['no file', multipart(), messages.imageMissing],
    ['an empty file', pictureForm(''), messages.imageMissing],
    ['a text for the file', multipart(part('profileImage')), messages.imageMissing],
    ['another field', multipart(part('role', 'admin')), '“role”'],
    ['a file in another field', multipart(part('avatar', 'x', 'me.png')), '“avatar”'],
    ['JSON', { method: 'POST', json: { profileImage: 'x' } }, messages.imageMissing],
    [
      'no boundary',
      { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      messages.imageMissing,
    ],
    [
      'no end',
      {
        method: 'POST',
        body: '--b\r\nContent-Disposition: form-data; na',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      messages.imageMissing,
    ],
  ])('with %s', async (_what, form, sentence) => {
    expect(refusalOf(await upload(await person(), form), 400).msg).toContain(sentence);
  });

  it('with two files', async () => {
    const picture = await plainPicture();
    const form = multipart(part('profileImage', picture, 'one.png'), part('profileImage', picture, 'two.png'));
    refusalOf(await upload(await person(), form), 400);
  });

  it('from whoever is signed out, before it is read', async () => {
    refusalOf(await upload(new Browser(), pictureForm(await plainPicture())), 401);
  });

  it('from another site (security matrix 16)', async () => {
    const { headers, ...form } = pictureForm(await plainPicture());
    const browser = await person();
    const answer = await upload(browser, { ...form, headers: { ...headers, origin: 'https://evil.example' } });
    expect(refusalOf(answer, 403).msg).toBe(messages.foreignOrigin);
  });

  it('anywhere else: forms with files are taken by these calls alone', async () => {
    const browser = await person();
    const form = pictureForm(await plainPicture());
    for (const [method, address] of [
      ['PUT', api.ownProfile()],
      ['PUT', api.alumniProfile()],
      ['PUT', api.password()],
      ['POST', '/api/upload'],
    ] as const) {
      expect((await browser.send(address, { ...form, method })).status, address).toBe(415);
    }
  });
});

it('a person uploads 20 pictures an hour at most, read or not', async () => {
  const browser = await person();
  const statuses = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await upload(browser, pictureForm(HTML))).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
});

it('a picture that cannot be written down leaves no file', async () => {
  const browser = await person();
  const { profileId } = await ownProfile(browser);
  await inDatabase((database) => database('profiles').where({ document_id: profileId }).delete());
  const before = avatarFiles();
  refusalOf(await upload(browser, pictureForm(await plainPicture())), 404);
  expect(avatarFiles()).toEqual(before);
});

it('the media library of the editors holds no picture of a person', async () => {
  await uploaded(await person());
  const files: unknown[] = await inDatabase((database) => database('files').whereLike('url', '%avatars%'));
  expect(files).toEqual([]);
});
