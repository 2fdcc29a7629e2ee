import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, MESSAGE_FILE_MAX_BYTES, messages, paths, type Message, type ThreadDetail } from 'contracts';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking, type Answers } from '../../tests/api';
import { pageOfItems, userOf } from '../../tests/factories';
import { messageOf, threadDetailOf, threadOf } from '../../tests/messages';
import { setUnread, tellNews } from './live/news';
import MessagesPage from './MessagesPage';

const LIST = `GET ${api.threads({ page: 1 })}`;
const THREAD = `GET ${api.thread('ravi')}`;
const POST = `POST ${api.thread('ravi')}`;
const READ = `PUT ${api.threadRead('ravi')}`;
const listOf = (...threads: ReturnType<typeof threadOf>[]) => {
  const { data, meta } = pageOfItems(threads);
  return { data, meta: { ...meta, unread: 0, upTo: 0 } };
};

beforeEach(() => {
  document.title = 'Messages';
  Element.prototype.scrollTo = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  sessionStorage.clear();
  act(() => setUnread(0));
});
let account = 0;
const page = (
  <Routes>
    <Route path="/messages/:person?" element={<MessagesPage />} />
  </Routes>
);

/** Opens the page with the thread of a person, or of nobody. */
function open(thread: Partial<ThreadDetail> | null, answers: Answers = {}, path = paths.thread('ravi')) {
  account += 1;
  const calls = fakeApi({
    [LIST]: listOf(),
    [THREAD]: { data: threadDetailOf(thread ?? {}) },
    [READ]: { data: { unread: 0 } },
    ...answers,
  });
  // What one test has not sent is not sent in the next.
  const session = { user: userOf({ _id: `user-${account}` }) };
  return { calls, ...renderAsking(page, { session, path: thread ? path : paths.threads() }) };
}
const log = () => screen.findByRole('log');
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Ravi Menon');
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const pressEnter = async (keys = {}) => fireEvent.keyDown(await field(), { key: 'Enter', ...keys });

describe('the list', () => {
  it('says who wrote what, when and how much is unread, and moves up what comes', async () => {
    const asha = threadOf({
      _id: 'asha',
      last: messageOf({ isOwn: true, text: 'See you', sentAt: '2026-11-21T09:00:00.000Z' }),
    });
    const ravi = threadOf({
      last: messageOf({ text: '', file: { ...{ kind: 'pdf', name: 'a.pdf' }, size: 1, url: '/x', picture: null } }),
    });
    open(null, { [LIST]: listOf(asha, ravi) });
    const rows = within(await screen.findByRole('list', { name: 'Conversations' }));
    expect(rows.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
      paths.thread('asha'),
      paths.thread('ravi'),
    ]);
    expect(rows.getByText('You: See you')).toBeVisible();
    expect(rows.getByText('PDF')).toBeVisible();
    const last = messageOf({ place: 2, text: 'Are you there?', sentAt: '2026-11-22T09:00:00.000Z' });
    act(() =>
      tellNews({
        kind: 'changes',
        isStart: false,
        changes: { upTo: 1, unread: 3, isMore: false, threads: [threadOf({ last, unread: 3 })] },
      }),
    );
    await waitFor(() => expect(rows.getAllByRole('link')[0]).toHaveTextContent('Are you there?'));
    expect(rows.getByText('unread').parentElement).toHaveTextContent('3 unread');
    expect(document.title).toBe('(3) Messages');
  });

  it('says what to do when there are none, and offers another try when it failed', async () => {
    open(null);
    expect(await screen.findByText(messages.noThreads)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the directory' })).toHaveAttribute('href', paths.alumniDirectory());
  });

  it('offers another try when it failed', async () => {
    let fails = true;
    open(null, { [LIST]: () => (fails ? 503 : listOf(threadOf())) });
    expect(await screen.findByText(messages.threadsNotLoaded)).toBeVisible();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Conversations' })).toBeVisible();
  });

  it('finds words in messages, each at its place', async () => {
    const found = { thread: 'ravi', person: threadOf().person, message: messageOf({ place: 7, text: 'the pitch' }) };
    open(null, { [`GET ${api.messageSearch({ search: 'pitch', page: 1 })}`]: pageOfItems([found]) });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pitch' } });
    const rows = within(await screen.findByRole('list', { name: 'Messages found' }));
    expect(rows.getByRole('link')).toHaveAttribute('href', paths.thread('ravi', { at: 7 }));
  });
});

describe('a conversation', () => {
  it('marks where what is new begins, says what became of the last own, and tells what was seen', async () => {
    const all = [messageOf({ place: 1, isOwn: true }), messageOf({ place: 2 }), messageOf({ place: 3 })];
    const { calls } = open({ messages: all, unread: 1, seenUpTo: 2, deliveredUpTo: 1 });
    const shown = within(await log());
    expect(shown.getByText('New').compareDocumentPosition(shown.getByText('Message 3'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(shown.getByText('New').compareDocumentPosition(shown.getByText('Message 2'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(shown.getByText('Delivered')).toBeVisible();
    await waitFor(() => expect(calls).toHaveBeenCalledWith(READ, { upTo: 3 }));
    act(() =>
      tellNews({
        kind: 'changes',
        isStart: false,
        changes: {
          upTo: 9,
          unread: 0,
          isMore: false,
          threads: [threadOf({ last: messageOf({ place: 3 }), readUpTo: 1 })],
        },
      }),
    );
    await waitFor(() => expect(shown.getByText('Read')).toBeVisible());
  });

  it('takes what arrives, and asks for what is missing before it', async () => {
    const later = threadDetailOf({ messages: [messageOf({ place: 2 }), messageOf({ place: 3 })] });
    const { calls } = open({}, { [`GET ${api.thread('ravi', { after: 1 })}`]: { data: later } });
    const shown = within(await log());
    const tell = (place: number) =>
      act(() =>
        tellNews({
          kind: 'changes',
          isStart: false,
          changes: {
            upTo: place,
            unread: 1,
            isMore: false,
            threads: [threadOf({ unread: 1, last: messageOf({ place }) })],
          },
        }),
      );
    tell(3);
    expect(await shown.findByText('Message 2')).toBeVisible();
    tell(4);
    expect(await shown.findByText('Message 4')).toBeVisible();
    expect(calls.mock.calls.filter(([call]) => call.startsWith(`GET ${api.thread('ravi')}?`))).toHaveLength(1);
  });

  it('loads what was written before', async () => {
    const earlier = threadDetailOf({ messages: [messageOf({ place: 4 })], hasEarlier: false });
    open(
      { messages: [messageOf({ place: 5 })], hasEarlier: true },
      { [`GET ${api.thread('ravi', { before: 5 })}`]: { data: earlier } },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Message 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
  });

  it.each([
    ['theirs', messages.takesNoMessages, null],
    ['own', messages.ownMessagingOff, 'Open privacy settings'],
    ['blocked', 'You have blocked Ravi Menon. Neither of you can write to the other.', 'Unblock'],
    ['gone', 'This person has left, so nobody would read what you write.', null],
  ] as const)('that is closed (%s) says why, and the way on', async (closed, sentence, way) => {
    open({ closed });
    expect(await screen.findByText(sentence)).toBeVisible();
    if (way) expect(screen.getByText(way)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).not.toBeInTheDocument();
  });

  it('with nobody says so', async () => {
    open({}, { [THREAD]: () => refusal(404, messages.personNotFound) });
    expect(await screen.findByText(messages.personNotFound)).toBeVisible();
  });
});

describe('writing', () => {
  it('shows a message at once, sends it with a key of its own, and takes what is stored', async () => {
    const stored: Message = messageOf({ place: 2, isOwn: true, text: 'Hello there' });
    let answer: (stored: unknown) => void = () => undefined;
    const { calls } = open(
      {},
      {
        [POST]: () =>
          new Response(
            new ReadableStream({
              start(stream) {
                answer = (body) => {
                  stream.enqueue(new TextEncoder().encode(JSON.stringify(body)));
                  stream.close();
                };
              },
            }),
          ),
      },
    );
    await write('Hello there');
    expect(sessionStorage).toHaveLength(1);
    await pressEnter({ shiftKey: true });
    expect(calls).not.toHaveBeenCalledWith(POST, expect.anything());
    await pressEnter();
    const shown = within(await log());
    expect(shown.getByText('Hello there')).toBeVisible();
    expect(shown.getByText('Sending…')).toBeVisible();
    expect(await field()).toHaveValue('');
    await waitFor(() =>
      expect(calls).toHaveBeenCalledWith(POST, {
        text: 'Hello there',
        key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      }),
    );
    act(() => answer({ data: stored }));
    expect(await shown.findByText('Sent')).toBeVisible();
    expect(shown.getAllByText('Hello there')).toHaveLength(1);
    expect(shown.queryByText('Sending…')).not.toBeInTheDocument();
  });

  it('says why a message was refused, and tries it again with the same key, or drops it', async () => {
    const { calls } = open({}, { [POST]: () => refusal(403, messages.takesNoMessages) });
    await write('Hello');
    await pressEnter({ ctrlKey: true });
    expect(await screen.findByText(`Not sent: ${messages.takesNoMessages}`)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.mock.calls.filter(([call]) => call === POST)).toHaveLength(2));
    const [first, second] = calls.mock.calls.filter(([call]) => call === POST);
    expect(first).toEqual(second);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(screen.queryByText('Hello')).not.toBeInTheDocument());
  });

  it('keeps what is not sent over a look elsewhere', async () => {
    const { unmount } = open({});
    await write('Half a thought');
    unmount();
    account -= 1;
    open({});
    expect(await field()).toHaveValue('Half a thought');
  });

  it.each([
    ['plan.txt', 'text/plain', 1, messages.messageFileNotTaken],
    ['plan.pdf', 'application/pdf', MESSAGE_FILE_MAX_BYTES + 1, messages.messageFileTooLarge],
  ])('refuses %s before it is sent', async (name, type, size, sentence) => {
    open({});
    await field();
    const file = new File(['x'], name, { type });
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(screen.getByLabelText('Picture or PDF'), { target: { files: [file] } });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('takes a file that is pasted, and lets it be removed', async () => {
    open({});
    fireEvent.paste(await field(), {
      clipboardData: { files: [new File(['x'], 'plan.pdf', { type: 'application/pdf' })] },
    });
    expect(await screen.findByText('plan.pdf')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
  });
});
