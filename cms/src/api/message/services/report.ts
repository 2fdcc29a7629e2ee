import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, REPORTED_MESSAGES_SHOWN, api, type MessageReport, type ReportedThread } from 'contracts';

import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { readFile, type StoredFile } from '../files/store';
import { tellBothOfReport } from '../notifications';
import { presentFile } from '../presenter';
import { countReports, findReport, presentReport, type StoredReport } from '../reports/find';
import { messageReportMachine } from '../reports/machine';
import { REPORTS_TABLE } from '../reports/store';
import { messagesOf, STORED_MESSAGE } from '../store';

const VERDICTS = { uphold: 'upheld', dismiss: 'dismissed' } as const;
export type Verdict = keyof typeof VERDICTS;

/** What admins do about reported conversations: they read no other, and none without its two people being told. */
const reportService = ({ strapi }: { strapi: Core.Strapi }) => {
  const whole = async (database: Database, id: string): Promise<MessageReport> => {
    const report = await findReport(database, id);
    return presentReport(report, await countReports(database, report));
  };

  return {
    /** The messages around the reported one; the first time, both people are told. @throws NotFoundError */
    thread: (id: string, now = new Date()): Promise<{ data: ReportedThread }> =>
      inTransaction(strapi, async (trx) => {
        const report = await findReport(trx, id);
        const opened: number = await trx(REPORTS_TABLE)
          .where({ id: report.id })
          .whereNull('opened_at')
          .update({ opened_at: now, updated_at: now });
        if (opened === 1) await tellBothOfReport(strapi, report, 'opened');
        const rows = await STORED_MESSAGE.all(shown(trx, report).orderBy('message.place'));
        const reported = rows.map((row) => ({
          ...{ _id: row.messageDocumentId, place: row.place, text: row.text, sentAt: row.sentAt.toISOString() },
          file: presentFile(row, api.reportedFile(id, row.messageDocumentId)),
          by: row.senderId === report.reporterId ? ('reporter' as const) : ('reported' as const),
          isReported: row.messageId === report.messageId,
        }));
        return { data: { report: await whole(trx, id), messages: reported } };
      }),

    /**
     * Decides about a report, and tells both people: of however many who decide at once, the first has.
     * @throws NotFoundError; PolicyError (403) for one of the two; a 409 before the conversation was opened, and once it
     * is decided
     */
    decide: (
      id: string,
      verdict: Verdict,
      { note, profileId }: { note: string; profileId: number | null },
      now = new Date(),
    ): Promise<MessageReport> =>
      inTransaction(strapi, async (trx) => {
        const report = await findReport(trx, id);
        const isTheirs = profileId === report.reporterId || profileId === report.reportedId;
        if (isTheirs) throw new errors.PolicyError(messages.reportOfOwn);
        const row = trx(REPORTS_TABLE).where({ id: report.id }).whereNotNull('opened_at');
        const columns = { note, decided_by_id: profileId, decided_at: now, updated_at: now };
        const to = VERDICTS[verdict];
        if (!(await advance(row, messageReportMachine, verdict, { to }, columns))) {
          const { state, openedAt } = await findReport(trx, id);
          if (openedAt === null) throw conflict(messages.reportNotOpened);
          return messageReportMachine.refuse(verdict, state);
        }
        await tellBothOfReport(strapi, report, to, note);
        return whole(trx, id);
      }),

    /** A file among those messages. @throws NotFoundError; a 409 before the conversation was opened */
    async file(id: string, message: string): Promise<StoredFile> {
      const database = strapi.db.connection;
      const report = await findReport(database, id);
      if (report.openedAt === null) throw conflict(messages.reportNotOpened);
      const isShown: object | undefined = await shown(database, report)
        .where('message.document_id', message)
        .first('message.id');
      return readFile(database, isShown ? report.threadId : 0, message);
    },
  };
};

export default reportService;

/** The reported message in the middle of what stands around it: nothing that was written since both were told of it. */
const shown = (database: Database, { threadId, place, openedAt }: StoredReport) =>
  messagesOf(database)
    .where('message.thread_id', threadId)
    .where('message.created_at', '<=', openedAt ?? new Date())
    .where('message.place', '>=', place - REPORTED_MESSAGES_SHOWN / 2)
    .where('message.place', '<', place + REPORTED_MESSAGES_SHOWN / 2);
