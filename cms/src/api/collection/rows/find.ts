import type { Core } from '@strapi/strapi';

import { values } from '../../../platform/cache';
import { recordRead } from '../../../platform/cache/reading';
import { everyBatch } from '../../../platform/tables/every-batch';
import { ALIAS, columnsOf, ID, isParted, rowsIn, wordTests, type Query, type RowList, type Test } from './tests';

/** A part of a list. */
interface Wanted {
  search: string;
  /** What is wanted of the rows beside words. */
  tests: readonly Test[];
  /** By attributes, and then by their ids in the direction of the first. */
  order: readonly { by: string; direction: 'asc' | 'desc' }[];
  start: number;
  limit: number;
  /** Where the list ends that was asked for something: neither more are shown nor counted. */
  max: number;
  /** Called before many rows are gone through, which is done once until one of them changes. */
  beforeMuch?: () => Promise<void>;
}
interface Page {
  ids: number[];
  total: number;
}
type Found = Promise<Page>;

/** So many rows are fetched and put in order at once: a list of a thousand costs no less. */
const FEW = 1_000;
/** So far it is counted what fewest rows have. Where more have it, a list without end is gone through in its order. */
const MANY = 30_000;
/** Rows that are looked at in the order of the list, as the page may be among them. */
const NEAR = 2_000;
/** Rows that are found at once where many are gone through: the pages around them are asked for next. */
const BLOCK = 1_000;
/** So many times as many rows as before are read at once where all are: each may have much that is read with it. */
const GROWTH = 2;

/**
 * Finds a page of the rows of a made type, and how many there are. It looks at few more than it answers, however many
 * there are: a list that is asked for nothing follows the index of its order. What few rows have leads to these. What
 * many have is found near the beginning of the order, but where it stands in few places there: then many are gone
 * through. What many have is found once until one of the rows changes.
 */
export async function findRows(strapi: Core.Strapi, list: RowList, wanted: Wanted): Found {
  recordRead(list.uid);
  const words = wordTests(strapi, list, wanted.search);
  if (!words) return { ids: [], total: 0 };
  const task = { ...wanted, strapi, list, tests: [...words, ...wanted.tests] };
  if (task.tests.length === 0) return walk(task);

  task.limit = Math.max(0, Math.min(wanted.limit, wanted.max - wanted.start));
  const rarest = await findRarest(task, FEW);
  if (rarest.rows === 0) return { ids: [], total: 0 };
  if (rarest.rows <= FEW) return collect(task, rarest.test);
  return kept(task, ['page', task.start, task.limit, task.order], () => findOfMany(task));
}

/** All rows that are asked for, in batches, each read by its ids. */
export async function* everyRow<Row>(
  strapi: Core.Strapi,
  list: RowList,
  { search, tests }: Pick<Wanted, 'search' | 'tests'>,
  read: (ids: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const words = wordTests(strapi, list, search);
  if (!words) return;
  const asked = { strapi, list, tests: [...words, ...tests] };
  const rarest = await findRarest(asked, FEW);
  const lead = rarest.rows <= FEW ? rarest.test : undefined;
  yield* everyBatch(async (above, most) => {
    const ids: number[] = await fitting(asked, lead).where(ID, '>', above).orderBy(ID).limit(most).pluck(ID);
    return { keys: ids, rows: await read(ids) };
  }, GROWTH);
}

interface Task extends Pick<Wanted, 'order' | 'start' | 'limit' | 'max' | 'beforeMuch'> {
  strapi: Core.Strapi;
  list: RowList;
  tests: readonly Test[];
}

/** The rows that fit, each asked by itself. @param lead a test that leads to those that pass it */
function fitting({ strapi, list, tests }: Pick<Task, 'strapi' | 'list' | 'tests'>, lead?: Test): Query {
  return leave(
    rowsIn(strapi, list, lead?.lead),
    tests.filter((test) => test !== lead),
  );
}

/** The same of all rows that there are. */
function fittingOfAll({ strapi, list, tests }: Task): Query {
  const rows = rowsIn(strapi, list);
  for (const { leave: leaveEach, leaveOfAll = leaveEach } of tests) leaveOfAll(rows);
  return rows;
}

function leave(rows: Query, tests: readonly Test[]): Query {
  for (const test of tests) test.leave(rows);
  return rows;
}

/** The columns of the order. */
function inOrder({ list, order }: Pick<Task, 'list' | 'order'>) {
  const columns = order.map(({ by, direction }) => ({ column: columnsOf(list.uid)[by]?.sql ?? ID, order: direction }));
  return [...columns, { column: ID, order: order[0]?.direction ?? 'asc' }];
}

/** A page of all rows, reached from the end of the list that is nearer. */
async function walk(task: Task): Found {
  const { strapi, list, start } = task;
  const total = await countRows({ ...task, max: Number.POSITIVE_INFINITY });
  const limit = Math.min(task.limit, total - start);
  if (limit <= 0) return { ids: [], total };
  // No index has several columns in any order that somebody may wish for.
  if (task.order.length > 1) {
    return findInBlock({ ...task, max: total }, async (block) => ({ ids: await readInOrder(block), total }));
  }
  const isBehind = start > total / 2;
  const order = inOrder(task).map(({ column, order: direction }) => ({
    ...{ column, order: isBehind === (direction === 'asc') ? 'desc' : 'asc' },
  }));
  const rows = rowsIn(strapi, list).orderBy(order).limit(limit);
  const ids: number[] = await rows.offset(isBehind ? total - start - limit : start).pluck(ID);
  return { ids: isBehind ? ids.reverse() : ids, total };
}

/** A page of what many rows have, each by itself. */
async function findOfMany(task: Task): Found {
  const near = await findNear(task);
  const rarest = await findRarest(task, MANY);
  const lead = rarest.rows <= MANY || Number.isFinite(task.max) ? rarest.test : undefined;
  if (near.length === task.limit) return { ids: near, total: await countRows(task, lead) };
  await task.beforeMuch?.();
  return findInBlock(task, (block) => (lead ? collect(block, lead) : goThrough(block)));
}

/** A page out of the rows around it, which are found together. */
async function findInBlock(task: Task, find: (block: Task) => Found): Found {
  const { start, limit, max, order } = task;
  const begin = start - (start % BLOCK);
  const block = { ...task, start: begin, limit: Math.min(BLOCK + limit, max - begin) };
  const { ids, total } = await kept(task, ['block', begin, block.limit, order], () => find(block));
  return { ids: ids.slice(start - begin, start - begin + limit), total };
}

/** How many rows have the rarest of what is asked for, as far as `most + 1`, and what that is, where an index leads to any. */
async function findRarest({ strapi, tests }: Pick<Task, 'strapi' | 'tests'>, most: number) {
  const database = strapi.db.connection;
  const leading = tests.flatMap((test) => (test.lead ? [{ test, lead: test.lead }] : []));
  const counted = leading.map(({ lead }, place) =>
    database
      .count('*')
      .from(
        lead()
          .limit(most + 1)
          .as('some'),
      )
      .as(`lead_${place}`),
  );
  const found: Record<string, number | string> = counted.length > 0 ? await database.select(counted).first() : {};
  const rows = leading.map((_, place) => Number(found[`lead_${place}`]));
  const fewest = Math.min(most + 1, ...rows);
  return { rows: fewest, test: leading[rows.indexOf(fewest)]?.test };
}

/** Those rows of the page that are among the first of all in its order. */
async function findNear(task: Task): Promise<number[]> {
  const { strapi, list, tests, start, limit } = task;
  // Rows that stand in no index of their order have to be gone through to find the first.
  if (start >= NEAR || task.order.length > 1) return [];
  const order = inOrder(task);
  const columns = [ID, `${ALIAS}.document_id`, ...order.map(({ column }) => column)];
  const first = rowsIn(strapi, list)
    .orderBy(order)
    .limit(NEAR)
    .select([...new Set([...columns, ...tests.flatMap((test) => test.columns)])]);
  const near = leave(strapi.db.connection.from(first.as(ALIAS)), tests)
    .offset(start)
    .limit(limit);
  // SQLite answers them as they come, in order, and would go through all of them were it asked for that once more.
  if (strapi.db.dialect.client !== 'sqlite') void near.orderBy(order);
  return near.pluck(ID);
}

/** A part of the list, of all rows that a test leads to. */
async function collect(task: Task, lead?: Test): Found {
  const { strapi, start, limit, max } = task;
  const database = strapi.db.connection;
  const order = inOrder(task);
  const fits = fitting(task, lead).select({
    id: ID,
    ...Object.fromEntries(order.map(({ column }, place) => [`order_${place}`, column])),
  });
  const rows: { id: number; total: number | string }[] = await database
    // Worked out by itself, or a database might go through all rows in the order of the page.
    .withMaterialized('fits', fits)
    .from('fits')
    .orderBy(order.map(({ order: direction }, place) => ({ column: `order_${place}`, order: direction })))
    .offset(start)
    .limit(limit)
    .select('id', database('fits').count('*').as('total'));
  const total = rows[0] ? Math.min(Number(rows[0].total), max) : await countRows(task, lead);
  return { ids: rows.map(({ id }) => id), total };
}

/** A part of the list, of all rows that there are. */
async function goThrough(task: Task): Found {
  const { start, limit } = task;
  const ids = await readInOrder(task);
  const isEnd = ids.length < limit && (ids.length > 0 || start === 0);
  return { ids, total: isEnd ? start + ids.length : await countRows(task) };
}

async function readInOrder(task: Task): Promise<number[]> {
  return fittingOfAll(task).orderBy(inOrder(task)).offset(task.start).limit(task.limit).pluck(ID);
}

/** How many rows fit, as far as the list goes. */
function countRows(task: Task, lead?: Test): Promise<number> {
  return kept(task, ['count'], async () => {
    const { strapi, max } = task;
    const fits = fittingToCount(task, lead).select(ID);
    if (Number.isFinite(max)) void fits.limit(max);
    const [counted]: { total: number | string }[] = await strapi.db.connection
      .count({ total: '*' })
      .from(fits.as('fits'));
    return Number(counted?.total ?? 0);
  });
}

/** The rows that fit, where nothing of them is wanted but their number. */
function fittingToCount(task: Task, lead?: Test): Query {
  const { strapi, list, tests } = task;
  const isAlone = tests.length === 1;
  // A question of one column is counted on its index.
  if (!lead?.lead || (isAlone && !lead.leaveOfAll)) return fittingOfAll(task);
  if (!isAlone || isParted(strapi, list)) return fitting(task, lead);
  return strapi.db.connection.from(lead.lead().distinct().as(ALIAS));
}

/** What is found out once until one of the rows changes, or what they are joined to. */
function kept<Made>({ list, tests, max }: Task, what: readonly unknown[], find: () => Promise<Made>): Promise<Made> {
  const key = JSON.stringify([...what, list, tests.map((test) => test.key), max]);
  return values.of(`made-rows:${key}`, async () => {
    recordRead(list.uid, ...tests.flatMap(({ reads = [] }) => reads));
    return find();
  });
}
