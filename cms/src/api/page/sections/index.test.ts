import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';

import { type Block, presentSections } from '.';

test('a block that the code does not know is left out and named in the log; the others stay', async () => {
  const warn = vi.fn();
  const strapi = { log: { warn } } as unknown as Core.Strapi;
  // As an owner may make one in the Content-Type Builder.
  const unknown = { __component: 'sections.countdown', id: 1 } as unknown as Block;
  const join = { __component: 'sections.join', id: 2, title: 'Join', text: null } as unknown as Block;
  expect(await presentSections(strapi, [unknown, join, unknown, join])).toEqual([
    { component: 'sections.join', key: 'sections.join-1', title: 'Join', text: '' },
    { component: 'sections.join', key: 'sections.join-2', title: 'Join', text: '' },
  ]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('sections.countdown'));
});
