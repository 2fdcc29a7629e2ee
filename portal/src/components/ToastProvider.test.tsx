import { act, fireEvent, screen } from '@testing-library/react';
import { TOAST_MS } from 'contracts';
import { beforeEach, expect, it, vi } from 'vitest';

import { useToast } from '../lib/useToast';
import { renderInPage } from '../tests/render';
import { ToastProvider } from './ToastProvider';

function Failing() {
  const showToast = useToast();
  return (
    <button onClick={() => showToast('error', 'Failed to load events', { label: 'Undo', run: undo })}>Load</button>
  );
}

const undo = vi.fn();

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await import('./ToastStack');
  vi.useFakeTimers();
  renderInPage(
    <ToastProvider>
      <Failing />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Load' }));
  await wait(1);
});

it('shows a toast for five seconds', async () => {
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load events');
  await wait(TOAST_MS - 500);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await wait(501);
  // No style sheet moves anything here, so the end of the way out has to be told.
  fireEvent.transitionEnd(screen.getByRole('alert'));
  await wait(500);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('holds a toast while the pointer rests on it', async () => {
  fireEvent.mouseEnter(screen.getByRole('alert').closest('.notistack-Snackbar') ?? screen.getByRole('alert'));
  await wait(TOAST_MS * 3);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('offers what can be done about it, once', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await wait(1);
  expect(undo).toHaveBeenCalledOnce();
});
