import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  consoleMentorshipInput,
  MENTORSHIP_AREA_LABELS,
  MENTORSHIP_DURATION_LABELS,
  MENTORSHIP_STATE_LABELS,
  messages,
  type ConsoleMentorship,
  type ConsoleMentorshipRow,
} from 'contracts';
import type { Knex } from 'knex';

import { inBatches } from '../../platform/console/in-batches';
import { defineResource } from '../../platform/console/resource';
import { everyRow, listWideRows, orderOf } from '../../platform/tables/list-rows';
import { selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import { advance } from '../../platform/states/advance';
import { conflict } from '../../shared/conflict';
import { searchFor } from '../../shared/search';
import { inTransaction, type Database } from '../../shared/transaction';
import { areApart } from '../profile/public';
import { mentorshipMachine } from './machine';
import { tell } from './notifications';
import {
  countStudents,
  deleteMentorships,
  lateBefore,
  lockPeople,
  MENTORSHIP,
  MENTORSHIPS_TABLE,
  mentorships,
  STORED_COLUMNS,
} from './store';

const mentor = tableOf('api::profile.profile', 'mentor');
const student = tableOf('api::profile.profile', 'student');

/** A request with the names of both. */
const ROW = selection({
  ...STORED_COLUMNS,
  mentorDocumentId: mentor.documentId,
  mentorName: mentor.name.or(''),
  studentDocumentId: student.documentId,
  studentName: student.name.or(''),
});
type Row = ReturnType<typeof ROW.read>;

const ORDERS = {
  id: ['mentorship.id'],
  createdAt: ['mentorship.asked_at', 'mentorship.id'],
  state: ['mentorship.state', 'mentorship.assigned_at', 'mentorship.id'],
  area: ['mentorship.area', 'mentorship.id'],
} as const;

/** What students asked mentors. An admin gives what nobody answers to another mentor. */
export const mentorshipResource = defineResource({
  name: 'mentorships',
  uid: MENTORSHIP,
  icon: 'mentorship',
  group: 'people',
  place: 20,
  nouns: ['mentorship', 'mentorships'],
  words: {
    lead: 'What students ask mentors, how soon they answer, and what both say in the end.',
    searched: 'Name of the student or the mentor',
    empty: { title: 'No requests yet', text: 'What students ask mentors on the site appears here.' },
    updated: messages.mentorshipReassigned,
    notSaved: messages.mentorshipNotReassigned,
  },
  fields: {
    studentName: { type: 'text', label: 'Student' },
    mentorName: { type: 'text', label: 'Mentor' },
    state: { label: 'Status', choices: MENTORSHIP_STATE_LABELS },
    area: { label: 'Area', choices: MENTORSHIP_AREA_LABELS },
    duration: { label: 'Duration', choices: MENTORSHIP_DURATION_LABELS },
    createdAt: { label: 'Asked' },
    assignedAt: { label: 'With this mentor since' },
    answeredAt: { label: 'Answered' },
    completedAt: { label: 'Completed' },
    mentorId: { type: 'text', label: 'Mentor', hint: 'Profile of another mentor, who gets the request instead.' },
  },
  columns: ['studentName', 'mentorName', 'state', 'area', 'createdAt', 'answeredAt', 'duration', 'completedAt'],
  spare: ['duration', 'completedAt'],
  exported: ['studentName', 'mentorName', 'state', 'area', 'duration', 'createdAt', 'answeredAt', 'completedAt'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    state: { label: 'Status', all: 'All requests', choices: MENTORSHIP_STATE_LABELS },
    area: { label: 'Area', all: 'All areas', choices: MENTORSHIP_AREA_LABELS },
    waiting: { label: 'Waiting', all: 'However long', choices: { late: 'For more than three days' } },
  },
  orders: [
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
    { label: 'Earliest first', field: 'createdAt', order: 'ASC' },
    { label: 'By status', field: 'state', order: 'ASC' },
    { label: 'By area', field: 'area', order: 'ASC' },
  ],
  form: ['mentorId'],
  waiting: { filter: { waiting: 'late' }, field: 'createdAt', word: 'late' },
  writable: consoleMentorshipInput,

  records: (strapi) => ({
    async list({ sort, range, filter }) {
      const { by, direction } = sort ?? { by: 'createdAt', direction: 'desc' };
      const { rows, total } = await listWideRows(strapi.db.connection, ROW, {
        find: () => narrowed(strapi, filter, new Date()),
        key: 'mentorship.id',
        all: () => withNames(strapi.db.connection),
        order: orderOf(ORDERS[by], direction, ['mentorship.area']),
        range,
      });
      return { records: rows.map(presentRow), total };
    },
    each: (filter) =>
      inBatches(everyRow(ROW, { find: () => narrowed(strapi, filter, new Date()), key: 'mentorship.id' }), presentRow),
    one: (id) => inTransaction(strapi, async (trx) => presentWhole(await find(trx, id))),
    update: (id, { mentorId }) =>
      inTransaction(strapi, async (trx) => {
        await reassign(strapi, trx, await find(trx, id), mentorId, new Date());
        return presentWhole(await find(trx, id));
      }),
    remove: (ids) =>
      inTransaction(strapi, async (trx) => {
        const removed: Row[] = [];
        for (const id of ids) removed.push(await find(trx, id));
        await deleteMentorships(
          trx,
          removed.map((row) => row.id),
        );
        return removed.map(presentWhole);
      }),
  }),
});

const withNames = (database: Database): Knex.QueryBuilder =>
  mentorships(database)
    .innerJoin('profiles as mentor', 'mentor.id', 'mentorship.mentor_id')
    .innerJoin('profiles as student', 'student.id', 'mentorship.student_id');

interface Filter {
  q?: string | undefined;
  state?: string | undefined;
  area?: string | undefined;
  waiting?: 'late' | undefined;
  id?: readonly string[] | undefined;
}

function narrowed(strapi: Core.Strapi, { q, state, area, waiting, id }: Filter, now: Date): Knex.QueryBuilder {
  const rows = withNames(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    void rows.whereRaw(`(student.name ${like} or mentor.name ${like})`, [...bindings, ...bindings]);
  }
  if (state) void rows.where('mentorship.state', state);
  if (area) void rows.where('mentorship.area', area);
  if (waiting) {
    void rows.where('mentorship.state', 'pending').where('mentorship.assigned_at', '<=', lateBefore(now));
  }
  if (id) void rows.whereIn('mentorship.document_id', [...id]);
  return rows;
}

async function find(trx: Database, id: string): Promise<Row> {
  const found = await ROW.first(withNames(trx).where('mentorship.document_id', id));
  if (!found) throw new errors.NotFoundError(messages.mentorshipNotFound);
  return found;
}

/**
 * Gives a request that waits to another mentor, as if it had been asked of them now; all three are told.
 * @throws NotFoundError where there is no such mentor, for the student, and with a block between the two; a 409 once it
 * is answered, where the two have one already, and for a mentor without a place
 */
async function reassign(strapi: Core.Strapi, trx: Database, row: Row, to: string, now: Date): Promise<void> {
  const { id, documentId, studentId, mentorId: before, message } = row;
  if (to === row.mentorDocumentId) return;
  const chosen: { id: number; capacity: number } | undefined = await trx('profiles as profile')
    .innerJoin('mentor_entries as entry', 'entry.person_id', 'profile.id')
    .where('profile.document_id', to)
    .first({ id: 'profile.id', capacity: 'entry.capacity' });
  if (!chosen || chosen.id === studentId || (await areApart(trx, studentId, chosen.id))) {
    throw new errors.NotFoundError(messages.mentorNotFound);
  }
  await lockPeople(trx, studentId, chosen.id);
  const open: object | undefined = await mentorships(trx)
    .where({ 'mentorship.student_id': studentId, 'mentorship.mentor_id': chosen.id })
    .whereIn('mentorship.state', ['pending', 'accepted'])
    .first('mentorship.id');
  if (open) throw conflict(messages.mentorshipExists);
  if ((await countStudents(trx, chosen.id)) >= chosen.capacity) throw conflict(messages.mentorFull);
  const columns = { mentor_id: chosen.id, assigned_at: now, nudged_at: null, updated_at: now };
  if (
    !(await advance(trx(MENTORSHIPS_TABLE).where({ id }), mentorshipMachine, 'reassign', { to: 'pending' }, columns))
  ) {
    return mentorshipMachine.refuse('reassign', (await find(trx, documentId)).state);
  }
  const time = now.getTime();
  await tell(strapi, trx, 'given', { documentId, recipientId: chosen.id, actorId: studentId, words: message, time });
  await tell(strapi, trx, 'taken', { documentId, recipientId: before, actorId: studentId, time });
  await tell(strapi, trx, 'moved', { documentId, recipientId: studentId, actorId: chosen.id, time });
}

const presentRow = (row: Row): ConsoleMentorshipRow => ({
  ...{ id: row.documentId, _id: row.documentId, state: row.state, area: row.area, duration: row.duration },
  mentor: { _id: row.mentorDocumentId, name: row.mentorName },
  student: { _id: row.studentDocumentId, name: row.studentName },
  mentorName: row.mentorName,
  studentName: row.studentName,
  createdAt: row.askedAt.toISOString(),
  assignedAt: row.assignedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
});

const presentWhole = (row: Row): ConsoleMentorship => ({
  ...presentRow(row),
  message: row.message,
  topics: row.topics.join('\n'),
  answer: row.answer,
  studentFeedback: row.studentFeedback ?? '',
  mentorFeedback: row.mentorFeedback ?? '',
  isStory: row.isStory,
  mentorId: row.mentorDocumentId,
  updatedAt: row.updatedAt.toISOString(),
});
