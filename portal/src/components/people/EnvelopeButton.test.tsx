import { screen } from '@testing-library/react';
import { paths } from 'contracts';
import { expect, it } from 'vitest';

import { personOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { EnvelopeButton } from './EnvelopeButton';

it.each([
  [undefined, 'Write to Ravi Menon'],
  ['Message', 'Message Ravi Menon'],
] as const)('leads to the thread with a person, called %s', (words, name) => {
  renderInPage(<EnvelopeButton person={personOf()} words={words} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', paths.thread('ravi'));
});

it('is off for who takes no messages, and says so', () => {
  renderInPage(<EnvelopeButton person={personOf({ canMessage: false })} />);
  const envelope = screen.getByRole('button', { name: 'Write to Ravi Menon' });
  expect(envelope).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('This person does not take messages')).toBeVisible();
  expect(envelope).toHaveAccessibleDescription('This person does not take messages');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
