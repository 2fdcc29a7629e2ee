import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  isSeen,
  messages,
  type FoundMessage,
  type Message,
  type MessageChanges,
  type MessageSearchQuery,
  type MessageSettings,
  type Page,
  type ThreadDetail,
  type ThreadQuery,
  type Threads,
  type ThreadsQuery,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import type { Uploaded } from '../../../platform/files/read-upload';
import { listWideRows } from '../../../platform/tables/list-rows';
import { presentPage, toRange } from '../../../shared/present-page';
import { readChanges } from '../conversation/changes';
import { findThread, presentThreads, readThread } from '../conversation/find';
import { keepShowsRead, markDelivered, markRead } from '../conversation/receipts';
import { searchMessages } from '../conversation/search';
import { storeMessage } from '../conversation/send';
import { findSent } from '../conversation/sent';
import { digestOf, makeFile } from '../files/make';
import { readFile, type StoredFile } from '../files/store';
import { ensureInboxes, standingOf } from '../inboxes';
import { wake } from '../live';
import { findPair, standingBetween } from '../people';
import { presentMessage } from '../presenter';
import { storeReport } from '../reports/store';
import { messagesOf, participants, STORED_MESSAGE, STORED_THREAD, threadsOf } from '../store';
import { plainText } from '../text';

/** What somebody sends. */
interface Sent {
  text: string;
  key: string;
  file: Uploaded | null;
}

/** How often a person may send. */
interface Limits {
  /** Counts a message that is not stored yet, and may be. */
  count: (message: { hasFile: boolean }) => Promise<void>;
  /** Refuses the first message to one person too many. */
  refuse: (seconds: number) => never;
}

/** What two members write to each other. */
const conversationService = ({ strapi }: { strapi: Core.Strapi }) => {
  const database = () => strapi.db.connection;
  const unreadAfter = async (personId: number) => ({ unread: (await standingOf(database(), personId)).unread });

  return {
    /** A page of the reader's threads, the latest first. */
    async list(user: SignedInUser, query: ThreadsQuery): Promise<Threads> {
      const personId = ownProfileId(user);
      // First: what happens meanwhile is told once more.
      const { seq, unread } = await standingOf(database(), personId);
      const { start, limit } = toRange(query);
      const { rows, total } = await listWideRows(database(), STORED_THREAD, {
        find: () => participants(database(), personId),
        key: 'me.id',
        all: () => threadsOf(database(), personId),
        order: 'me.last_at desc, me.id desc',
        range: [start, start + limit - 1],
      });
      const { data, meta } = presentPage(await presentThreads(strapi, rows, personId), total, query);
      return { data, meta: { ...meta, unread, upTo: seq } };
    },

    /** @throws NotFoundError for nobody, ValidationError for oneself */
    async one(user: SignedInUser, other: string, query: ThreadQuery): Promise<ThreadDetail> {
      return readThread(strapi, await findPair(strapi, user, other), other, query);
    },

    /**
     * Sends a message, once, however often its key comes.
     * @throws NotFoundError for nobody, ValidationError for oneself and for nothing, PolicyError (403) where they may not,
     * a 409 for a key of something else
     */
    async send(
      user: SignedInUser,
      other: string,
      { text, key, file }: Sent,
      { count, refuse }: Limits,
    ): Promise<Message> {
      const pair = await findPair(strapi, user, other);
      const sent = { key: key.toLowerCase(), text: plainText(text), digest: file ? digestOf(file) : '' };
      if (!isSeen(sent.text) && !file) throw new errors.ValidationError(messages.messageEmpty);
      const before = await findSent(database(), pair, sent);
      if (before) return presentMessage(before, pair.readerId, other);
      const { closed } = await standingBetween(strapi, pair);
      if (closed === 'gone') throw new errors.NotFoundError(messages.personNotFound);
      if (closed === 'own') throw new errors.PolicyError(messages.ownMessagingOff);
      if (closed !== null) throw new errors.PolicyError(messages.takesNoMessages);
      await count({ hasFile: file !== null });
      const stored = await storeMessage(strapi, pair, { ...sent, file: file && (await makeFile(file)) }, { refuse });
      if (stored.isNew) wake([pair.readerId, pair.otherId]);
      return presentMessage(stored.message, pair.readerId, other);
    },

    /** @returns all that is unread then @throws NotFoundError where the two have no thread */
    async markRead(user: SignedInUser, other: string, upTo: number): Promise<{ unread: number }> {
      const pair = await findPair(strapi, user, other);
      if (await markRead(strapi, pair, upTo)) wake([pair.readerId, pair.otherId]);
      return unreadAfter(pair.readerId);
    },

    async markDelivered(user: SignedInUser, upTo: number): Promise<{ unread: number }> {
      const personId = ownProfileId(user);
      const told = await markDelivered(strapi, personId, upTo);
      if (told.length > 0) wake(told);
      return unreadAfter(personId);
    },

    changes: (user: SignedInUser, after: number | null): Promise<MessageChanges> =>
      readChanges(strapi, ownProfileId(user), after),

    async settings(user: SignedInUser): Promise<MessageSettings> {
      const { showsRead } = await standingOf(database(), ownProfileId(user));
      return { showsRead };
    },

    async writeSettings(user: SignedInUser, { showsRead }: MessageSettings): Promise<MessageSettings> {
      const personId = ownProfileId(user);
      await ensureInboxes(database(), [personId], new Date());
      await keepShowsRead(database(), personId, showsRead);
      return { showsRead };
    },

    async search(user: SignedInUser, query: MessageSearchQuery): Promise<Page<FoundMessage>> {
      const { found, total } = await searchMessages(strapi, ownProfileId(user), query);
      return presentPage(found, total, query);
    },

    /** @throws NotFoundError for whoever is not one of its two people, and where there is none */
    async file(user: SignedInUser, other: string, message: string): Promise<StoredFile> {
      const thread = await findThread(strapi, await findPair(strapi, user, other));
      if (!thread) throw new errors.NotFoundError(messages.messageFileGone);
      return readFile(database(), thread.threadId, message);
    },

    /**
     * Reports a message of the other.
     * @param count counts one that may be stored
     * @throws NotFoundError for a message of another thread, ValidationError for one's own, a 409 while one is open
     */
    async report(
      user: SignedInUser,
      other: string,
      { message, reason }: { message: string; reason: string },
      count: () => Promise<void>,
    ): Promise<void> {
      const pair = await findPair(strapi, user, other);
      const thread = await findThread(strapi, pair);
      const reported =
        thread &&
        (await STORED_MESSAGE.first(
          messagesOf(database()).where({ 'message.thread_id': thread.threadId, 'message.document_id': message }),
        ));
      if (!reported) throw new errors.NotFoundError(messages.messageNotFound);
      const { threadId, messageId, senderId } = reported;
      if (senderId === pair.readerId) throw new errors.ValidationError(messages.reportOwnMessage);
      await count();
      const report = { threadId, messageId, reporterId: pair.readerId, reportedId: senderId, reason };
      await storeReport(database(), report, new Date());
    },
  };
};

export default conversationService;
