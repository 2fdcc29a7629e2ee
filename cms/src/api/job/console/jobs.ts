import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  consoleJobInput,
  JOB_TYPES,
  jobTypeLabel,
  messages,
  paths,
  type ConsoleJob,
  type ConsoleJobInput,
  type ConsoleJobStatus,
} from 'contracts';
import type { Knex } from 'knex';

import { defineResource } from '../../../platform/console/resource';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { everyBatch } from '../../../platform/tables/every-batch';
import type { Condition } from '../../../platform/word-index/held-search';
import { capital } from '../../../shared/capital';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { deleteJobs } from '../jobs/delete';
import { findJobs } from '../jobs/find';
import { findJob, job, JOB, type WholeJob } from '../jobs/job';
import { REPORTS_TABLE, settleReports } from '../jobs/reports';
import { toChangedJob } from '../jobs/write';
import { tell } from '../notifications';
import { consoleJob, consoleRows } from './job-rows';

/** Fields that the list can be ordered by, as they are stored; each order has its index. */
const ORDERS = { id: ['id'], createdAt: ['id'], title: ['title', 'id'], closesAt: ['closes_at', 'id'] } as const;
const TYPE_LABELS = Object.fromEntries(JOB_TYPES.map((type) => [type, capital(jobTypeLabel(type))]));

/** What alumni and admins post. It is posted on the site, by the forms there (admin §7). */
export const jobResource = defineResource({
  name: 'jobs',
  uid: JOB,
  icon: 'job',
  group: 'programme',
  place: 20,
  nouns: ['job', 'jobs'],
  words: {
    lead: 'What alumni post, what was said of it, and what is hidden.',
    searched: 'Title, company, place or skill',
    empty: { title: 'No jobs yet', text: 'What alumni post on the site appears here.' },
  },
  fields: {
    title: { label: 'Job' },
    type: { choices: TYPE_LABELS },
    description: { label: 'Description' },
    skills: { type: 'longText', label: 'Skills', hint: 'One a line.' },
    responsibilities: { type: 'longText', label: 'Responsibilities', hint: 'One a line.' },
    qualifications: { type: 'longText', label: 'Qualifications', hint: 'One a line.' },
    applicationUrl: { label: 'Where people apply', hint: 'Empty: here, by letter and résumé.' },
    contactEmail: { label: 'Contact email' },
    deadline: {
      type: 'date',
      label: 'Deadline',
      hint: 'Its last moment on the site’s clock. Empty: until it is closed.',
    },
    closesAt: { label: 'Closes' },
    createdAt: { label: 'Posted' },
    applications: { type: 'integer', label: 'Applications' },
    reports: { type: 'integer', label: 'Reports' },
    reported: { type: 'longText', label: 'What was reported' },
    isSettled: { type: 'boolean', label: 'Reports are settled' },
    isHidden: { label: 'Hidden', hint: 'Nobody sees it but whoever posted it, who is told.' },
    hiddenReason: { label: 'Why it is hidden' },
    updatedAt: { label: 'Changed' },
  },
  columns: ['title', 'company', 'type', 'closesAt', 'applications', 'reports', 'isHidden', 'createdAt'],
  spare: ['type'],
  exported: ['title', 'company', 'location', 'type', 'closesAt', 'isHidden', 'applications', 'reports', 'createdAt'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    status: {
      label: 'Status',
      all: 'All jobs',
      choices: { open: 'Open', closed: 'Closed', hidden: 'Hidden', reported: 'Reported' },
    },
    type: { label: 'Type', all: 'All types', choices: TYPE_LABELS },
  },
  orders: [
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
    { label: 'Earliest first', field: 'createdAt', order: 'ASC' },
    { label: 'Title, A to Z', field: 'title', order: 'ASC' },
    { label: 'Closing next', field: 'closesAt', order: 'ASC' },
  ],
  form: [
    ...['title', 'company', 'location', 'type', 'description', 'requirements', 'responsibilities', 'qualifications'],
    ...['skills', 'salary', 'applicationUrl', 'contactEmail', 'deadline', 'reported', 'isSettled'],
    ...['isHidden', 'hiddenReason'],
  ],
  waiting: { filter: { status: 'reported' }, field: 'createdAt', word: 'reported' },
  writable: consoleJobInput,

  records(strapi) {
    const list = (filter: Filter, part: Pick<Parameters<typeof findJobs>[1], 'order' | 'start' | 'limit'>) =>
      findJobs(strapi, {
        search: (filter.q ?? '').trim(),
        conditions: conditionsOf(filter, new Date()),
        ...(isQueried(filter) && { filter: (found) => narrow(strapi, found, filter) }),
        isNarrow: filter.type !== undefined,
        goesOn: filter.above !== undefined,
        ...part,
      });

    return {
      async list({ sort, range: [from, to], filter }) {
        const { by, direction } = sort ?? { by: 'createdAt', direction: 'desc' };
        const order = ORDERS[by].map((column) => ({ column: `job.${column}`, order: direction }));
        const { ids, total } = await list(filter, { order, start: from, limit: to - from + 1 });
        return { records: await consoleRows(strapi, ids), total };
      },

      each: (filter) =>
        everyBatch(async (above, most) => {
          const after = { ...filter, above };
          const order = [{ column: 'job.id', order: 'asc' } as const];
          const { ids } = await list(after, { order, start: 0, limit: most });
          return { keys: ids, rows: await consoleRows(strapi, ids) };
        }),

      one: (id) => one(strapi, id),

      update: (id, change) =>
        inTransaction(strapi, async (trx) => {
          await update(strapi, trx, id, change);
          return one(strapi, id);
        }),

      remove: (ids, { profileId }) =>
        inTransaction(strapi, async (trx) => {
          await lockDocuments(strapi, trx, JOB, ids);
          const removed: ConsoleJob[] = [];
          for (const id of ids) removed.push(await one(strapi, id));
          await deleteJobs(strapi, trx, ids, ({ posterId }) => (posterId === profileId ? 'poster' : 'admin'));
          return removed;
        }),
    };
  },
});

const one = (strapi: Core.Strapi, id: string): Promise<ConsoleJob> =>
  inTransaction(strapi, async (trx) => {
    const { timeZone } = await settingService({ strapi }).current();
    return consoleJob(trx, await stored(trx, id), timeZone);
  });

async function stored(trx: Database, id: string): Promise<WholeJob> {
  const found = await findJob(trx, id);
  if (!found) throw new errors.NotFoundError(messages.jobNotFound);
  return found;
}

async function update(strapi: Core.Strapi, trx: Database, id: string, change: ConsoleJobInput): Promise<void> {
  const { isHidden, hiddenReason: reason, isSettled, ...written } = change;
  if (isHidden && reason === '') {
    const fault = { path: ['hiddenReason'], message: messages.reasonMissing, name: 'ValidationError' };
    throw new errors.ValidationError(messages.reasonMissing, { errors: [fault] });
  }
  // Of two admins who hide it at once, one tells its poster.
  await lockDocuments(strapi, trx, JOB, [id]);
  const before = await stored(trx, id);
  const { timeZone } = await settingService({ strapi }).current();
  const hiddenReason = isHidden ? reason : '';
  await strapi
    .documents(JOB)
    .update({ documentId: id, data: { ...toChangedJob(written, timeZone, before), isHidden, hiddenReason } });
  // Whoever hides a job has looked at what was said of it.
  const now = new Date();
  if (isSettled || isHidden) await settleReports(trx, before.id, now);
  if (isHidden === before.isHidden || before.posterId === null) return;
  const news = isHidden ? 'hidden' : 'shown';
  await tell(strapi, 'job-hidden', {
    ...{ news, job: written, recipientId: before.posterId, words: hiddenReason, href: paths.ownJobs() },
    key: `job-${news}:${id}:${now.getTime()}`,
  });
}

/** What the console's list is filtered by. */
interface Filter {
  q?: string | undefined;
  status?: ConsoleJobStatus | undefined;
  type?: string | undefined;
  id?: readonly string[] | undefined;
  /** Only rows above this one. */
  above?: number;
}

function conditionsOf({ status, type }: Filter, now: Date): Condition[] {
  const isHidden = (value: boolean): Condition => ({ column: job.isHidden, is: '=', value });
  const closes = (is: Condition['is']): Condition => ({ column: job.closesAt, is, value: now });
  const ofStatus = {
    open: [isHidden(false), closes('>')],
    closed: [isHidden(false), closes('<=')],
    hidden: [isHidden(true)],
    reported: [],
  };
  return [...(status ? ofStatus[status] : []), ...(type ? [{ column: job.type, is: '=', value: type } as const] : [])];
}

/** Whether only a query says what is left. */
const isQueried = ({ status, id, above }: Filter): boolean =>
  status === 'reported' || id !== undefined || above !== undefined;

function narrow(strapi: Core.Strapi, found: Knex.QueryBuilder, { status, id, above }: Filter): void {
  if (status === 'reported') {
    void found.whereIn('job.id', strapi.db.connection(REPORTS_TABLE).whereNull('settled_at').select('job_id'));
  }
  if (id) void found.whereIn('job.document_id', [...id]);
  if (above !== undefined) void found.where('job.id', '>', above);
}
