// @databases both
import {
  api,
  messageReportAnswer,
  messageReportRowsAnswer,
  messageReportSchema,
  messages,
  reportedThreadAnswer,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { messageReportMachine } from '../../src/api/message/reports/machine';
import { asAdmin, listOf } from '../console/helpers';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { report, reportOf, threadWith, wrote } from '../helpers/messaging';
import { told } from '../helpers/notifications';
import { fromPool, withSession } from '../helpers/people';
import { endOf, testEveryStep } from '../helpers/states';

const REPORTS = `${api.console()}/message-reports`;
const open = (id: string) => asAdmin(api.readReportedThread(id), { method: 'POST' });
const decide = (id: string, step: 'uphold' | 'dismiss', note = '') =>
  asAdmin(api.decideReport(id, step), { method: 'POST', json: { note } });
const sentences = async (member: Member) => (await told(member)).map(({ sentence }) => sentence);

describe('a report', () => {
  it('is read by an admin alone, of which both people are told, once', async () => {
    const { id, message, reporter, reported } = await reportOf({ isOpened: false });
    await wrote(reporter, reported);
    const third = await newMember();
    await wrote(third, reporter, { text: 'Of another thread' });
    const row = messageReportSchema.parse((await asAdmin(`${REPORTS}/${id}`)).json);
    expect(row).toMatchObject({ state: 'open', openedAt: null, reporterName: reporter.name, reportsOfPerson: 1 });
    expect(await sentences(reporter), 'to read the report tells nobody').toEqual([]);

    for (const call of [decide(id, 'uphold'), asAdmin(api.reportedFile(id, message))]) {
      expect(refusalOf(await call, 409).msg).toBe(messages.reportNotOpened);
    }
    const { data } = bodyOf(await open(id), reportedThreadAnswer);
    expect(data.report.openedAt).not.toBeNull();
    expect(data.messages).toMatchObject([
      { by: 'reported', isReported: true, file: { kind: 'pdf', url: api.reportedFile(id, message) } },
      { by: 'reporter', isReported: false },
    ]);
    expect((await asAdmin(api.reportedFile(id, message))).status).toBe(200);
    await wrote(reported, reporter, { text: 'Written since' });
    expect(bodyOf(await open(id), reportedThreadAnswer).data.messages).toEqual(data.messages);
    const words = 'An admin read your conversation with';
    expect(await sentences(reporter)).toEqual([expect.stringContaining(`${words} ${reported.name}`)]);
    expect(await sentences(reported)).toEqual([expect.stringContaining(`${words} ${reporter.name}`)]);
    expect((await mailTo(reported.email, 'message-report-news')).text).toContain(reporter.name);

    const decided = bodyOf(await decide(id, 'uphold', 'Please be kind.'), messageReportAnswer).data;
    expect(decided).toMatchObject({ state: 'upheld', note: 'Please be kind.', decidedBy: expect.stringMatching(/\S/) });
    for (const member of [reporter, reported]) {
      expect((await told(member))[0]).toMatchObject({ kind: 'message-report', text: 'Please be kind.' });
    }
    expect((await threadWith(reporter, reported)).isReported).toBe(false);
  });

  it('is decided once, by however many at once', async () => {
    const { id } = await reportOf();
    const answers = await Promise.all([decide(id, 'uphold'), decide(id, 'dismiss'), decide(id, 'uphold')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late && refusalOf(late, 409).msg).toBe(messages.reportDecidedAlready);
  });

  it('is never decided by one of the two', async () => {
    const person = fromPool('admin');
    const admin = { ...person, browser: withSession(person) };
    const { id } = await reportOf({ by: admin });
    const own = { method: 'POST', json: { note: '' } } as const;
    const answer = await admin.browser.send(api.decideReport(id, 'uphold'), own);
    expect(refusalOf(answer, 403).msg).toBe(messages.reportOfOwn);
    expect((await decide(id, 'dismiss')).status).toBe(200);
  });

  it('is listed by what became of it, and by names and reasons', async () => {
    const { id, reporter } = await reportOf();
    const list = async (filter: object) =>
      messageReportRowsAnswer
        .parse((await asAdmin(listOf({ filter, sort: ['createdAt', 'DESC'] }, REPORTS))).json)
        .map((row) => row.id);
    expect(await list({ state: 'open' })).toContain(id);
    expect(await list({ state: 'upheld' })).not.toContain(id);
    expect(await list({ q: reporter.name })).toContain(id);
    await asAdmin(`${REPORTS}/${id}`, { method: 'DELETE' });
    expect(await list({ q: reporter.name })).not.toContain(id);
  });
});

describe('the state of a report', () => {
  interface Pair {
    reporter: Member;
    reported: Member;
    message: string;
  }
  const stored = ({ message }: Pair): Promise<{ document_id: string; state: string } | undefined> =>
    inDatabase((database) =>
      database('message_reports')
        .whereIn('message_id', database('messages').where({ document_id: message }).select('id'))
        .orderBy('id', 'desc')
        .first(),
    );
  testEveryStep(messageReportMachine, {
    async begin(): Promise<Pair> {
      const [reporter, reported] = [await newMember(), await newMember()];
      return { reporter, reported, message: (await wrote(reported, reporter))._id };
    },
    async send(pair, event) {
      if (event === 'report') return endOf(await report(pair.reporter, pair.reported, pair.message));
      const id = (await stored(pair))?.document_id ?? 'none';
      await open(id);
      return endOf(await decide(id, event));
    },
    stored,
    stateOf: async (pair) => ((await stored(pair))?.state ?? 'none') as (typeof messageReportMachine.states)[number],
  });
});
