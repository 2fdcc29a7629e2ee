import { randomUUID } from 'node:crypto';
import { request as sendHttp, type ClientRequest, type RequestOptions } from 'node:http';

import {
  api,
  messageChangesAnswer,
  messageChangesSchema,
  sentMessageAnswer,
  threadAnswer,
  threadsAnswer,
  unreadMessagesAnswer,
  type Message,
  type MessageChanges,
  type NewMessageBody,
  type ThreadDetail,
  type ThreadQuery,
  type Threads,
} from 'contracts';
import { expect } from 'vitest';

import type { Browser, BrowserAnswer } from './browser';
import { inDatabase } from './database';
import { bodyOf } from './expectations';
import { unique } from './factories';
import { multipart } from './forms';
import { pdfOf } from './jobs';
import { newMember, type Member } from './members';

type Person = Pick<Member, 'browser' | 'profileId'>;

/** A message that nobody has sent. */
export const newMessage = (fields: Partial<NewMessageBody> = {}): NewMessageBody => ({
  text: unique('Hello'),
  key: randomUUID(),
  ...fields,
});

/** What is answered to a message. */
export const write = (
  { browser }: Pick<Person, 'browser'>,
  to: Pick<Person, 'profileId'>,
  fields: Partial<NewMessageBody> = {},
): Promise<BrowserAnswer> => browser.post(api.thread(to.profileId), newMessage(fields));

/** A message that has just been sent. */
export const wrote = async (...told: Parameters<typeof write>): Promise<Message> =>
  bodyOf(await write(...told), sentMessageAnswer).data;

/** The thread of a person with another. */
export const threadWith = async (
  { browser }: Pick<Person, 'browser'>,
  { profileId }: Pick<Person, 'profileId'>,
  query: ThreadQuery = {},
): Promise<ThreadDetail> => bodyOf(await browser.send(api.thread(profileId, query)), threadAnswer).data;

export const threadsFor = async ({ browser }: Pick<Person, 'browser'>): Promise<Threads> =>
  bodyOf(await browser.send(api.threads()), threadsAnswer);

export const changesAfter = async ({ browser }: Pick<Person, 'browser'>, after?: number): Promise<MessageChanges> =>
  bodyOf(await browser.send(api.messageChanges(after === undefined ? {} : { after })), messageChangesAnswer).data;

/** Reads up to a place. @returns all that is unread then */
export const readUpTo = async (
  { browser }: Pick<Person, 'browser'>,
  { profileId }: Pick<Person, 'profileId'>,
  upTo: number,
): Promise<number> =>
  bodyOf(await browser.send(api.threadRead(profileId), { method: 'PUT', json: { upTo } }), unreadMessagesAnswer).data
    .unread;

/** An event of a stream, as a browser takes it. */
export interface StreamEvent {
  event: string;
  id: string;
  data: string;
}

/** An open stream. */
export interface OpenStream {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  events: StreamEvent[];
  /** The changes that it has told, in order. */
  changes: () => MessageChanges[];
  /** Whether the server has ended it. */
  isOver: () => boolean;
  close: () => void;
}

/** Opens the stream of whoever is signed in. @param lastEvent what the browser knows already */
export function openStream(
  browser: Browser,
  { lastEvent, url = browser.url }: { lastEvent?: number; url?: string } = {},
) {
  const headers: Record<string, string> = lastEvent === undefined ? {} : { 'last-event-id': String(lastEvent) };
  return new Promise<OpenStream>((resolve, reject) => {
    const asked: ClientRequest = sendHttp(streamRequest(browser, url, headers), (answer) => {
      const events: StreamEvent[] = [];
      let [text, isOver] = ['', false];
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) if (block.startsWith('event: ')) events.push(eventOf(block));
      });
      const end = () => (isOver = true);
      answer.on('end', end).on('error', end).on('close', end);
      resolve({
        ...{ status: answer.statusCode ?? 0, headers: answer.headers, events, isOver: () => isOver },
        changes: () =>
          events
            .filter(({ event }) => event === 'changes')
            .map(({ data }) => messageChangesSchema.parse(JSON.parse(data))),
        close: () => asked.destroy(),
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Asks for the stream of whoever is signed in, and is gone before it is answered. */
export const dropStream = (browser: Browser): Promise<void> =>
  new Promise((resolve) => {
    const asked = sendHttp(streamRequest(browser, browser.url));
    asked.on('finish', () => asked.socket?.resetAndDestroy());
    asked.on('error', () => undefined).on('close', resolve);
    asked.end();
  });

function streamRequest(browser: Browser, url: string, headers: Record<string, string> = {}): RequestOptions {
  const { hostname, port } = new URL(url);
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const all = { accept: 'text/event-stream', cookie, ...headers };
  return { hostname, port, path: api.messageStream(), headers: all, agent: false };
}

function eventOf(block: string): StreamEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]),
  );
  return { event: fields['event'] ?? '', id: fields['id'] ?? '', data: fields['data'] ?? '' };
}

/** How soon something that happened is told. */
export const SOON = { timeout: 2000, interval: 20 };

/** Waits until a stream has told its first event. */
export async function begunStream(...told: Parameters<typeof openStream>): Promise<OpenStream> {
  const stream = await openStream(...told);
  await expect.poll(() => stream.events.length, SOON).toBeGreaterThan(0);
  return stream;
}

/** The form of a message with a file. */
export const fileForm = (
  content: Buffer | string,
  {
    fileName = 'plan.pdf',
    type = 'application/pdf',
    ...fields
  }: Partial<NewMessageBody> & { fileName?: string; type?: string } = {},
) => {
  const { text, key } = newMessage({ text: '', ...fields });
  return multipart(
    { name: 'text', content: text ?? '' },
    { name: 'key', content: key },
    { name: 'file', content, fileName, type },
  );
};

/** A message with a file that has just been sent; a PDF unless told otherwise. */
export const sentFile = async (
  { browser }: Pick<Person, 'browser'>,
  { profileId }: Pick<Person, 'profileId'>,
  content: Buffer | string = pdfOf('plan'),
  fields: Parameters<typeof fileForm>[1] = {},
): Promise<Message> =>
  bodyOf(await browser.send(api.thread(profileId), fileForm(content, fields)), sentMessageAnswer).data;

/** Reports what the other wrote. */
export const report = (
  { browser }: Pick<Person, 'browser'>,
  { profileId }: Pick<Person, 'profileId'>,
  message: string,
  reason = 'This is not kind.',
): Promise<BrowserAnswer> => browser.post(api.reportThread(profileId), { message, reason });

/** A report of somebody about a message with a file, whose conversation an admin has opened unless told otherwise. */
export async function reportOf({ isOpened = true, by }: { isOpened?: boolean; by?: Member } = {}) {
  const [reporter, reported] = [by ?? (await newMember()), await newMember()];
  const { _id: message } = await sentFile(reported, reporter);
  const answer = await report(reporter, reported, message);
  expect(answer.status, answer.text).toBe(200);
  const { document_id: id }: { document_id: string } = await inDatabase((database) =>
    database('message_reports')
      .orderBy('id', 'desc')
      .whereIn('message_id', database('messages').where({ document_id: message }).select('id'))
      .first('document_id'),
  );
  if (isOpened)
    await inDatabase((database) =>
      database('message_reports').where({ document_id: id }).update({ opened_at: new Date() }),
    );
  return { id, message, reporter, reported };
}
