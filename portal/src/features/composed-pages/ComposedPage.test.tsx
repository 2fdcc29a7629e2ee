import { screen } from '@testing-library/react';
import { api } from 'contracts';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';

import { renderInPage } from '../../tests/render';
import { ComposedPage } from './ComposedPage';

const hero = {
  component: 'sections.hero',
  key: 'h',
  greeting: 'Welcome to',
  description: 'A society.',
  words: ['Innovation'],
  image: null,
  links: [],
};

function renderAnswer(answer: unknown) {
  return renderInPage(
    <SWRConfig
      value={{ fallback: { [api.page('home')]: answer }, revalidateIfStale: false, provider: () => new Map() }}
    >
      <ComposedPage slug="home" isLanding />
    </SWRConfig>,
  );
}

it('draws the sections that it knows and leaves out the others, without a word in the console', () => {
  const logged = vi.spyOn(console, 'error');
  const sections = [{ component: 'sections.later', key: 'l' }, hero];
  renderAnswer({ data: { _id: 'p', slug: 'home', title: 'Home', description: '', sections } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Sphuran');
  expect(logged).not.toHaveBeenCalled();
});

it('says so when the page does not exist', () => {
  const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };
  renderAnswer({ data: null, error, msg: 'Not Found' });
  expect(screen.getByText('Page not found')).toBeInTheDocument();
});
