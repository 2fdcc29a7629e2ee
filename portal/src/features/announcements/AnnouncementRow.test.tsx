import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { AnnouncementRow } from './AnnouncementRow';

it('shows title, category, date and the beginning of the text, and leads to the whole (member §2)', () => {
  const { container } = renderInPage(
    <AnnouncementRow
      announcement={{
        _id: 'one',
        documentId: 'one',
        title: 'The hall is open',
        category: 'event',
        content: 'On Sunday, from nine.',
        createdAt: '2026-09-13T20:00:00.000Z',
      }}
    />,
  );
  expect(screen.getByRole('link', { name: 'The hall is open' })).toHaveAttribute('href', '/announcements/one');
  expect(screen.getByText('Events')).toBeVisible();
  expect(container.querySelector('time')).toHaveTextContent('Sep 14, 2026');
  expect(screen.getByText('On Sunday, from nine.')).toHaveStyle({ WebkitLineClamp: '3' });
});
