import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PageDataContext } from '../../lib/pageData';
import { renderInPage } from '../../tests/render';
import { PreviewStrip } from './PreviewStrip';

const strip = () => screen.queryByRole('complementary', { name: 'Draft preview' });

function renderStrip(isPreview: boolean, path: string) {
  return renderInPage(
    <PageDataContext value={{ origin: '', renderedAt: 0, answers: {}, isPreview }}>
      <PreviewStrip />
    </PageDataContext>,
    { path },
  );
}

it('says that the page is a draft, and leads to the published one in a tab of its own', () => {
  renderStrip(true, '/events?page=2&preview=draft');
  expect(strip()).toHaveTextContent('Draft preview');
  const link = screen.getByRole('link', { name: 'See the published page' });
  expect(link).toHaveAttribute('href', '/events?page=2');
  expect(link).toHaveAttribute('target', '_blank');
});

it('is gone on other pages, which show what is published', async () => {
  const { router } = renderStrip(true, '/p/privacy-policy?preview=draft');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/p/privacy-policy');
  await act(() => router.navigate('/events'));
  expect(strip()).not.toBeInTheDocument();
});

it('is not there for visitors', () => {
  renderStrip(false, '/p/privacy-policy?preview=draft');
  expect(strip()).not.toBeInTheDocument();
});
