// @databases one
import { api, MAP_ORIGIN, teamMembersAnswer } from 'contracts';
import { describe, expect, it } from 'vitest';

import { page, request } from './helpers/client';
import { bodyOf } from './helpers/expectations';

async function uploadedImage(): Promise<{ url: string }> {
  const { data } = bodyOf(await request(api.teamMembers()), teamMembersAnswer);
  const photo = data.find((member) => member.photo?.url.startsWith('/uploads/'))?.photo;
  if (!photo) throw new Error('Nobody on the demo’s team has a photograph.');
  return photo;
}

/** What a page may take of one kind. */
function sourcesOf(headers: Headers, directive: string): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('security headers (security matrix 20)', () => {
  it.each(['/', '/events', '/cms', '/api/events', '/api/nothing', '/login'])('stand on %s', async (path) => {
    const { headers } = await page(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security'), 'no promise of TLS where there is none').toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors '(none|self)'/);
  });

  it('let a page hold the map and nothing else, films of ours, and photographs from wherever editors have them', async () => {
    const { headers } = await page('/');
    expect(sourcesOf(headers, 'frame-src')).toEqual([MAP_ORIGIN]);
    expect(sourcesOf(headers, 'media-src')).toEqual(["'self'"]);
    expect(sourcesOf(headers, 'img-src')).toEqual(["'self'", 'https:', 'data:', 'blob:']);
    expect(sourcesOf(headers, 'default-src')).toEqual(["'self'"]);
  });

  it('let the portal alone ask where the visitor is, and nothing that it holds', async () => {
    expect((await page('/')).headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect((await page('/cms')).headers.get('permissions-policy')).toContain('geolocation=()');
    const { headers } = await page('/admin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(sourcesOf(headers, 'frame-src')).toEqual(["'none'"]);
  });

  it('let the console alone ask for the camera, which reads tickets at the door', async () => {
    for (const [path, camera] of [
      ['/admin/events', 'camera=(self)'],
      ['/', 'camera=()'],
      ['/cms', 'camera=()'],
      ['/api/events', 'camera=()'],
    ] as const) {
      expect((await page(path)).headers.get('permissions-policy')).toContain(camera);
    }
  });

  it('stand on an uploaded picture, which is a picture', async () => {
    const { headers, status } = await request((await uploadedImage()).url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\//);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('let no script run on a page but its own', async () => {
    const scripts = sourcesOf((await page('/')).headers, 'script-src');
    expect(scripts).toContain("'self'");
    expect(scripts.join(' ')).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
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
