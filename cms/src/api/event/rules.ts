import type { Core } from '@strapi/strapi';

import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';
import { linesOf } from '../../shared/lines-of';

const uid = 'api::event.event';

/** The times of an event that are held against each other. */
const TIMES = ['startsAt', 'endsAt', 'cancelUntil'] as const;
type Times = Partial<Record<(typeof TIMES)[number], unknown>>;

/**
 * An event ends when or after it starts, cancelling ends when or before it starts, an entry of the agenda says
 * what happens, no two questions are the same, and a choice offers one. A change of one time is held against the others as they are stored.
 */
export const eventRules =
  (strapi: Core.Strapi): WriteRule =>
  async (write) => {
    if (write.uid !== uid) return;
    checkEntries(write.data);
    await checkLabels(strapi, write.data);
    if (TIMES.every((name) => write.data[name] === undefined)) return;
    const stored: Times | null = write.documentId
      ? await strapi.db.query(uid).findOne({ select: [...TIMES], where: { documentId: write.documentId } })
      : null;
    const timeOf = (name: (typeof TIMES)[number]) =>
      toTime(write.data[name] === undefined ? stored?.[name] : write.data[name]);
    const start = timeOf('startsAt');
    if (timeOf('endsAt') < start) throw brokenRule('The event ends before it starts.', ['endsAt']);
    if (timeOf('cancelUntil') > start) {
      throw brokenRule('Cancelling is possible until the event starts, not longer.', ['cancelUntil']);
    }
  };

/** Milliseconds of a point in time; NaN, which is before and after nothing, for none. Strapi itself insists on two. */
function toTime(value: unknown): number {
  return value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : Number.NaN;
}

/**
 * Strapi itself takes an entry without words when an event is changed, and knows of no promise that two fields make
 * together. What an entry that is named by its id leaves out stays as it is.
 */
function checkEntries({ agenda, questions }: Record<string, unknown>): void {
  entriesOf(agenda).forEach((entry, index) => {
    if (isBlank(entry, 'title'))
      throw brokenRule('An entry of the agenda says what happens.', ['agenda', index, 'title']);
  });
  entriesOf(questions).forEach((entry, index) => {
    if (isBlank(entry, 'label')) throw brokenRule('A question needs its words.', ['questions', index, 'label']);
    if (entry.kind !== 'choice' || isKept(entry, 'options')) return;
    const options = linesOf(typeof entry.options === 'string' ? entry.options : '');
    const path = ['questions', index, 'options'];
    if (options.length < 2) throw brokenRule('A choice needs two options or more, one on each line.', path);
    if (new Set(options).size < options.length) throw brokenRule('Two options of a choice are the same.', path);
  });
}

/** Answers are told apart by the words of their questions, so no two have the same, in capitals or not. */
async function checkLabels(strapi: Core.Strapi, { questions }: Record<string, unknown>): Promise<void> {
  const entries = entriesOf(questions);
  const kept = entries.filter((entry) => isKept(entry, 'label')).map(({ id }) => Number(id));
  const stored =
    kept.length === 0 ? [] : await strapi.db.query('shared.event-question').findMany({ where: { id: { $in: kept } } });
  const labels = entries.map(
    ({ id, label }) => label ?? stored.find((question) => Number(question.id) === Number(id))?.label,
  );
  const words = labels.map((label) => (typeof label === 'string' ? label.trim().toLowerCase() : null));
  words.forEach((label, index) => {
    if (label === null || words.indexOf(label) === index) return;
    throw brokenRule('Two questions have the same words.', ['questions', index, 'label']);
  });
}

type Entry = Record<string, unknown>;

const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const isKept = (entry: Entry, name: string): boolean => entry.id !== undefined && entry[name] === undefined;

function isBlank(entry: Entry, name: string): boolean {
  const text = entry[name];
  return !isKept(entry, name) && (typeof text !== 'string' || text.trim() === '');
}
