import { api, type Image, teamMembersAnswer } from 'contracts';
import { describe, expect, it } from 'vitest';

import { page, request } from './helpers/client';
import { bodyOf } from './helpers/expectations';

async function uploadedImage(): Promise<Image> {
  const { data } = bodyOf(await request(api.teamMembers()), teamMembersAnswer);
  const photo = data.find((member) => member.photo)?.photo;
  if (!photo) throw new Error('Nobody on the demo’s team has a photograph.');
  return photo;
}

describe('security headers (security matrix 20)', () => {
  it.each(['/', '/events', '/cms', '/api/events', '/api/nothing', '/login'])('stand on %s', async (path) => {
    const { headers } = await page(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors '(none|self)'/);
  });

  it('stand on an uploaded picture, which is a picture', async () => {
    const { headers, status } = await request((await uploadedImage()).url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\//);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('let no script run on a page but its own', async () => {
    const policy = (await page('/')).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  });
});

describe('another origin (security matrix 17)', () => {
  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    '%s is allowed nothing',
    async (origin) => {
      for (const path of ['/api/events', '/']) {
        const answer = await page(path, { headers: { origin } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        const preflight = await request(path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        });
        expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );
});
