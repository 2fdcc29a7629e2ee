import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AnnouncementInput } from 'contracts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '../../../lib/fetcher';
import { ToastContext } from '../../../lib/useToast';
import { announcementOf } from '../../../tests/factories';
import { stubRanges } from '../../../tests/ranges';
import { renderInPage } from '../../../tests/render';
import { AnnouncementForm } from './AnnouncementForm';

const showToast = vi.fn();
const submit = vi.fn<(input: AnnouncementInput) => Promise<void>>();
const { title, category, description } = announcementOf();

/** Written with the real editor, once it is here. */
async function open(initial: AnnouncementInput = { title, category, description }) {
  const page = renderInPage(
    <ToastContext value={showToast}>
      <AnnouncementForm initial={initial} action="Publish" cancelPath="/announcements" submit={submit} />
    </ToastContext>,
    { path: '/announcements/create' },
  );
  const text = await screen.findByLabelText('Text', { selector: '.tiptap' });
  const publish = () => act(() => fireEvent.click(screen.getByText('Publish')));
  return { ...page, text, publish };
}

beforeAll(stubRanges);
beforeEach(() => {
  showToast.mockReset();
  submit.mockReset().mockResolvedValue();
});

describe('the form of an announcement', () => {
  it('sends title, category and text', async () => {
    const { publish } = await open();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Another' } });
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'career' } });
    await publish();
    expect(submit).toHaveBeenCalledExactlyOnceWith({ title: 'Another', category: 'career', description });
  });

  it('says at each field what is missing, and leads to the first', async () => {
    const { publish } = await open({ title: '  ', category, description: [] });
    await publish();
    expect(screen.getByText('Please enter a title')).toBeVisible();
    expect(screen.getByText('Please enter a text')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('leads into the text when that alone is missing', async () => {
    const { publish, text } = await open({ title, category, description: [] });
    await publish();
    expect(text).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('shows the server’s word at the field, and a failure in a toast', async () => {
    submit.mockRejectedValueOnce(
      new ApiError(400, 'x', { 'description.0.children.0.url': 'Links start with https://' }),
    );
    const { publish } = await open();
    await publish();
    expect(await screen.findByText('Links start with https://')).toBeVisible();
    submit.mockRejectedValueOnce(new ApiError(500, 'Something went wrong. Please try again.'));
    await publish();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to save announcement'));
  });

  it('is sent once, however often it is submitted', async () => {
    let finish: () => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { publish } = await open();
    await publish();
    await publish();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Publish').closest('button')).toHaveAttribute('aria-disabled', 'true');
    act(() => finish());
    await waitFor(() =>
      expect(screen.getByText('Publish').closest('button')).toHaveAttribute('aria-disabled', 'false'),
    );
  });
});

describe('whoever leaves', () => {
  it('with nothing changed is not asked', async () => {
    await open();
    fireEvent.click(screen.getByText('Cancel'));
    expect(screen.queryByText('Leave without saving your changes?')).not.toBeInTheDocument();
  });

  it('with changes is asked, may stay, and may go', async () => {
    const { router } = await open();
    fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Another' } });
    fireEvent.click(screen.getByText('Cancel'));
    expect(await screen.findByText('Leave without saving your changes?')).toBeVisible();
    expect(router.state.location.pathname).toBe('/announcements/create');
    fireEvent.click(screen.getByText('Stay'));
    expect(router.state.location.pathname).toBe('/announcements/create');
    fireEvent.click(screen.getByText('Cancel'));
    fireEvent.click(await screen.findByText('Leave'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/announcements'));
  });

  it('by closing the window is asked by the browser', async () => {
    await open();
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Another' } });
    expect(closing()).toBe(false);
  });
});
