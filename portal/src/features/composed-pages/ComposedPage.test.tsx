import { act, screen } from '@testing-library/react';
import { api } from 'contracts';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { fetchBlocks } from '../../blocks';
import { PageDataContext } from '../../lib/pageData';
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

beforeAll(fetchBlocks);

function renderAnswer(answer: unknown, { isLanding = true } = {}) {
  return renderInPage(
    <SWRConfig
      value={{ fallback: { [api.page('home')]: answer }, revalidateIfStale: false, provider: () => new Map() }}
    >
      <ComposedPage slug="home" isLanding={isLanding} />
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

const counters = { component: 'sections.counters', key: 'c', title: 'So far', items: [] };
const text = { component: 'sections.rich-text', key: 't', title: 'What we keep', body: [] };
const pageOf = (sections: object[], title = 'Privacy') => ({
  data: { _id: 'p', slug: 'home', title, description: '', sections },
});

it('is titled by its own name where no section is large enough to hold the title', () => {
  renderAnswer(pageOf([counters, hero]), { isLanding: false });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Privacy']);
  expect(screen.getByRole('heading', { level: 2, name: 'So far' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: /Welcome to/ })).toBeInTheDocument();
});

it('is titled by the text that it begins with', () => {
  renderAnswer(pageOf([text, { ...text, key: 't2', title: 'For how long' }]), { isLanding: false });
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 What we keep',
    'H2 For how long',
  ]);
});

it('says so when nothing has been written yet', () => {
  renderAnswer(pageOf([]), { isLanding: false });
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument();
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
});

describe('a draft', () => {
  const fetcher = vi.fn(() => Promise.resolve(pageOf([], 'Published')));

  function renderAsked(isPreview: boolean) {
    const answers = { [api.page('home')]: pageOf([], 'Draft') };
    fetcher.mockClear();
    renderInPage(
      <SWRConfig value={{ fallback: answers, fetcher, provider: () => new Map() }}>
        <PageDataContext value={{ origin: '', renderedAt: 0, answers, isPreview }}>
          <ComposedPage slug="home" />
        </PageDataContext>
      </SWRConfig>,
    );
  }

  it('stays as it came: nobody asks anew', async () => {
    renderAsked(true);
    await act(() => Promise.resolve());
    expect(fetcher).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1, name: 'Draft' })).toBeInTheDocument();
  });

  it('is only what the server says is one', async () => {
    renderAsked(false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Published' })).toBeInTheDocument();
  });
});
