import { expect, it } from 'vitest';

import { features } from '../features';
import { callsOf } from '../platform/features/calls-of';
import { admins, everyone, grantsOf, members } from '../platform/permissions/calls';
import { markdownTable } from '../shared/markdown-table';
import { matrix } from './matrix';

const NAMES = new Map([
  [everyone, 'everyone'],
  [members, 'members'],
  [admins, 'admins'],
]);

/** All that the API has, on one screen, as Markdown. */
function table(): string {
  const rows = features.flatMap((feature) =>
    callsOf(feature).map(([method, path, , roles]) => [
      `\`${method} /api${path}\``,
      NAMES.get(roles) ?? roles.join(', '),
    ]),
  );
  return [
    '# Who may do what',
    '',
    'Written by `cms/src/permissions/matrix.test.ts` from what each feature says in its `feature.ts`: change that, then',
    'run `npm run generate`. “Members” are signed in, in whatever role; whoever may not call a route gets 401',
    'signed out and 403 signed in.',
    '',
    markdownTable(['Route', 'Who may call it'], rows),
    '',
  ].join('\n');
}

it('is what docs/permissions.md shows', async () => {
  await expect(table()).toMatchFileSnapshot('../../../docs/permissions.md');
});

it('names each action once, with the roles of all of its routes', () => {
  const calls = features.flatMap((feature) => callsOf(feature).map(([, , action]) => `api::${feature.name}.${action}`));
  expect(Object.keys(matrix).sort()).toEqual([...new Set(calls)].sort());
});

it('refuses an action that one route opens wider than another', () => {
  const calls = [
    ['GET', '/a', 'a.find', members],
    ['GET', '/b', 'a.find', admins],
  ] as const;
  expect(() => grantsOf([{ name: 'a', calls }])).toThrow('/b allows api::a.a.find to other roles');
});
