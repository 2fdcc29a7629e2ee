import type { Core, UID } from '@strapi/strapi';

import type { Filters, FilterValues } from '../../../platform/console/filters';
import { ALIAS, columnsOf, columnTest, ID, momentIn, type Query, type RowList, type Test } from '../rows/tests';
import type { MadeResource } from './made-resource';

/** What the filter of a list asks of its rows, beside words. */
export function testsOf(
  strapi: Core.Strapi,
  list: RowList,
  resource: MadeResource,
  { q: _words, id, locale: _language, ...chosen }: FilterValues<Filters>,
): Test[] {
  const { uid } = list;
  const { filters, hasDrafts } = resource;
  const tests: Test[] = [];
  if (id) {
    const column = `${ALIAS}.document_id`;
    const asked = { key: `id ${id.join()}`, column, isIndexed: true };
    tests.push(columnTest(strapi, list, asked, [(rows) => rows.whereIn(column, [...id])]));
  }
  // Both ends of a time are one question, which an index answers.
  const byField = new Map<string, [key: string, value: string][]>();
  for (const [key, value] of Object.entries<string | undefined>(chosen)) {
    if (filters[key] === undefined || value === undefined) continue;
    const name = key.replace(/\.(?:from|to)$/, '');
    byField.set(name, [...(byField.get(name) ?? []), [key, value]]);
  }
  for (const [name, questions] of byField) {
    const [[key, value]] = questions as [[string, string]];
    if (key === 'status' && hasDrafts) tests.push(statusTest(strapi, list, value));
    else if (filters[key]?.kind === 'relation') tests.push(...relatedTest(strapi, list, name, value));
    else {
      const leaves = questions.map(
        ([end, wanted]) =>
          (rows: Query) =>
            leaveChosen(strapi, rows, resource, { name, end, wanted }),
      );
      const column = columnsOf(uid)[name]?.sql ?? '';
      tests.push(columnTest(strapi, list, { key: JSON.stringify(questions), column, isIndexed: true }, leaves));
    }
  }
  return tests;
}

/** A choice, a flag; from a day on, or up to its end. */
function leaveChosen(
  strapi: Core.Strapi,
  rows: Query,
  { uid, shape }: MadeResource,
  { name, end, wanted }: { name: string; end: string; wanted: string },
): Query {
  const column = columnsOf(uid)[name]?.sql ?? '';
  const type = shape.attributes.get(uid)?.get(name)?.type;
  if (end === name) return rows.where(column, type === 'boolean' ? wanted === 'true' : wanted);
  const isFrom = end.endsWith('.from');
  const at = new Date(`${wanted}T${isFrom ? '00:00:00.000' : '23:59:59.999'}Z`);
  return rows.where(column, isFrom ? '>=' : '<=', type === 'date' ? wanted : momentIn(strapi, at));
}

/** How far a record has come: whether it has a row that is published. */
function statusTest(strapi: Core.Strapi, { uid, locale }: RowList, status: string): Test {
  const leave = (rows: Query) => {
    const published = strapi.db
      .connection(`${strapi.db.metadata.get(uid).tableName} as live`)
      .whereRaw(`live.document_id = ${ALIAS}.document_id`)
      .whereNotNull('live.published_at');
    if (locale !== null) void published.where('live.locale', locale);
    return status === 'published' ? rows.whereExists(published) : rows.whereNotExists(published);
  };
  return { key: `status ${status}`, columns: [], leave };
}

interface Relation {
  target?: UID.ContentType;
  joinTable?: { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } };
  joinColumn?: { name: string };
}

/** Whether a relation joins a row to a record; nothing where the relation is none of the database's. */
function relatedTest(strapi: Core.Strapi, { uid }: RowList, name: string, documentId: string): Test[] {
  const metadata = strapi.db.metadata.get(uid).attributes as Record<string, Relation | undefined>;
  const { target, joinTable, joinColumn } = metadata[name] ?? {};
  if (target === undefined) return [];
  const database = strapi.db.connection;
  const named = () =>
    database(strapi.db.metadata.get(target).tableName).where({ document_id: documentId }).select('id');
  const said = { key: `${name} ${documentId}`, reads: [target] };
  if (joinTable) {
    const { joinColumn: own, inverseJoinColumn: other } = joinTable;
    const lead = () => database(joinTable.name).whereIn(other.name, named()).select({ id: own.name });
    const leave = (rows: Query) => rows.whereExists(lead().whereRaw('?? = ??', [`${joinTable.name}.${own.name}`, ID]));
    return [{ ...said, columns: [], leave, leaveOfAll: (rows) => rows.whereIn(ID, lead()), lead }];
  }
  if (!joinColumn) return [];
  const column = `${ALIAS}.${joinColumn.name}`;
  return [{ ...said, columns: [column], leave: (rows) => rows.whereIn(column, named()) }];
}
