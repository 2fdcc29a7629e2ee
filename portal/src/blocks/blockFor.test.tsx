import { screen } from '@testing-library/react';
import type { Section } from 'contracts';
import { expect, it } from 'vitest';

import { renderInPage } from '../tests/render';
import { blockFor, fetchBlocks } from '.';

it('draws a section with the component of its name', async () => {
  await fetchBlocks();
  const section: Section = { component: 'sections.team', key: 't', title: 'Our team', subtitle: '', members: [] };
  const Block = blockFor(section);
  renderInPage(Block && <Block section={section} />);
  expect(screen.getByRole('heading', { name: 'Our team' })).toBeInTheDocument();
});

it.each(['sections.later', 'toString', '__proto__'])('leaves out %s, which it does not know', (component) => {
  expect(blockFor({ component, key: 'x' } as unknown as Section)).toBeUndefined();
});
