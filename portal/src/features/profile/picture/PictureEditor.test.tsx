import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, IMAGE_MAX_BYTES, messages, type Image } from 'contracts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ToastProvider } from '../../../components/ToastProvider';
import type { Session } from '../../../lib/session';
import { userOf } from '../../../tests/factories';
import { renderInPage } from '../../../tests/render';
import { fakeApi } from '../../../tests/api';
import { PictureEditor } from './PictureEditor';

// What draws the toasts is fetched with the first one, which may take a while.
beforeAll(() => import('../../../components/ToastStack'));

/** An upload under way, of which the test decides what becomes. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  isAborted = false;
  opened = '';
  sent: FormData | undefined;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open = (method: string, path: string) => (this.opened = `${method} ${path}`);
  setRequestHeader = () => undefined;
  send = (form: FormData) => (this.sent = form);
  abort = () => {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  };
  progress = (loaded: number) =>
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
  answer = (status: number, body: unknown) => {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  };
}

beforeEach(() => {
  FakeRequest.last = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = vi.fn();
});

const PICTURE: Image = { url: '/uploads/avatars/a.webp', alt: '', width: 512, height: 512, sources: [] };
const pngOf = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'me.png', { type });

function open(picture: Image | null = null, session: Partial<Session> = {}) {
  renderInPage(
    <ToastProvider>
      <PictureEditor name="Asha Rao" picture={picture} />
    </ToastProvider>,
    { session: { user: userOf(), ...session } },
  );
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Profile picture'), { target: { files: [file] } });

/** Chooses a picture that the browser can show. */
async function preview(width = 800, height = 800) {
  choose(pngOf(10));
  const image = await screen.findByAltText('Preview');
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
  return userEvent.setup();
}
async function send(user: ReturnType<typeof userEvent.setup>): Promise<FakeRequest> {
  FakeRequest.last = undefined;
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  return waitFor(() => {
    if (!FakeRequest.last?.sent) throw new Error('Nothing was sent');
    return FakeRequest.last;
  });
}

it('takes images only (member §5)', () => {
  open();
  expect(screen.getByLabelText('Profile picture')).toHaveAttribute('accept', 'image/*');
  choose(pngOf(10, 'application/pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.imageMissing);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('refuses what is too large before it is sent', () => {
  open();
  choose(pngOf(IMAGE_MAX_BYTES + 1));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.imageTooLarge);
  expect(FakeRequest.last).toBeUndefined();
});

it('shows the square, tells how far it is, and brings the session’s picture up to date', async () => {
  const refresh = vi.fn<Session['refresh']>(() => Promise.resolve());
  open(null, { refresh });
  const request = await send(await preview());
  expect(request.opened).toBe(`POST ${api.ownProfileImage()}`);
  expect(request.sent?.get('profileImage')).toBeInstanceOf(File);
  act(() => void request.progress(40));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  act(() => request.answer(200, { data: { profileImage: PICTURE } }));
  expect(await screen.findByText(messages.imageUpdated)).toBeInTheDocument();
  expect(refresh).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
});

it('warns of a picture that is small, and lets one be moved that is not square', async () => {
  open();
  await preview(280, 400);
  expect(screen.getByText(/smaller than 300 × 300/)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Move it up and down'), { target: { value: '0' } });
  expect(screen.getByAltText('Preview')).toHaveStyle({ objectPosition: '0% 0%' });
});

it('says that a file is no picture', async () => {
  open();
  choose(pngOf(10));
  fireEvent.error(await screen.findByAltText('Preview'));
  expect(screen.getByText(messages.imageNotRead)).toBeInTheDocument();
});

it.each([
  ['the server’s words', 413, { error: {}, msg: messages.imageTooLarge }, messages.imageTooLarge],
  ['that it failed', 502, {}, messages.imageNotUpdated],
])('tells %s, and the picture can be sent again', async (_what, status, body, sentence) => {
  open();
  const user = await preview();
  const request = await send(user);
  act(() => request.answer(status, body));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await send(user)).not.toBe(request);
});

it('breaks off an upload that is cancelled', async () => {
  open();
  const user = await preview();
  const request = await send(user);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(request.isAborted).toBe(true));
});

it('removes the picture once that is confirmed', async () => {
  const calls = fakeApi({ [`DELETE ${api.ownProfileImage()}`]: { data: { profileImage: null } } });
  open(PICTURE);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove your profile picture?' });
  expect(calls).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(messages.imageRemoved)).toBeInTheDocument();
});

it('shows initials where the picture is broken (member §8)', () => {
  open(PICTURE);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByText('AR')).toBeInTheDocument();
});
