import { screen } from '@testing-library/react';
import type { RichTextSection } from 'contracts';
import { expect, it } from 'vitest';

import { SectionPlaceContext } from '../../lib/sectionPlace';
import { renderInPage } from '../../tests/render';
import { RunningText } from './RunningText';

const section: RichTextSection = {
  component: 'sections.rich-text',
  key: 'r',
  title: 'Privacy Policy',
  body: [
    { type: 'heading', level: 1, children: [{ type: 'text', text: 'What we keep' }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Little.' }] },
  ],
};
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

it('puts its title and headings under those of the page', () => {
  renderInPage(<RunningText section={section} />);
  expect(headings()).toEqual(['H2 Privacy Policy', 'H3 What we keep']);
  expect(screen.getByText('Little.')).toBeInTheDocument();
});

it('titles the page where the page begins with it', () => {
  const place = { anchors: [], pageAnchors: new Set<string>(), holdsPageTitle: true, isBelow: false };
  renderInPage(
    <SectionPlaceContext value={place}>
      <RunningText section={section} />
    </SectionPlaceContext>,
  );
  expect(headings()).toEqual(['H1 Privacy Policy', 'H2 What we keep']);
});
