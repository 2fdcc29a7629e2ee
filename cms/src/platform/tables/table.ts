import type { Schema, UID } from '@strapi/strapi';

/** A column as a query names it, and how what a database stores in it is read. */
export interface Column<Value> {
  /** With the name of the table in the query, such as `registration.event_id`. */
  readonly sql: string;
  /** Reads what either database answers: SQLite has numbers for times and flags, and text for objects. */
  readonly read: (stored: unknown) => Value;
  /** The same with a value for where nothing is stored. */
  or: <Default>(nothing: Default) => Column<NonNullable<Value> | Default>;
  /** The same of a table that is joined from the left, which may have no row. */
  optional: () => Column<Value | null>;
  /** The same with something made of its value, such as a type that the schema cannot say. */
  to: <Made>(make: (value: Value) => Made) => Column<Made>;
}

/** What every type has, whatever its schema says. */
interface Automatic {
  id: number;
  documentId: string;
  createdAt: Date;
  updatedAt: Date;
}

type Attributes<Uid extends UID.ContentType> = Schema.ContentType<Uid>['attributes'];
type Stored<Attribute> = Attribute extends { type: 'datetime' }
  ? Date
  : Attribute extends { type: 'boolean' }
    ? boolean
    : Attribute extends { type: 'integer' | 'biginteger' | 'decimal' | 'float' | 'relation' }
      ? number
      : Attribute extends { type: 'enumeration'; enum: infer Values extends string[] }
        ? Values[number]
        : Attribute extends { type: 'json' }
          ? unknown
          : string;
type Value<Attribute> = Attribute extends { required: true } ? Stored<Attribute> : Stored<Attribute> | null;

/** The columns of a type's table by the names of its attributes; a relation of its own row to another is that row's id. */
export type Table<Uid extends UID.ContentType> = {
  readonly [Name in Exclude<keyof Attributes<Uid>, keyof Automatic>]: Column<Value<Attributes<Uid>[Name]>>;
} & { readonly [Name in keyof Automatic]: Column<Automatic[Name]> };

interface Metadata {
  type: string;
  columnName?: string;
  joinColumn?: { name: string };
}

/**
 * The table of a content type, as Strapi's own metadata have it: nothing of the schema is written again beside it.
 * @param alias the name of the table in queries, as in `registrations as registration`
 */
export function tableOf<Uid extends UID.ContentType>(uid: Uid, alias: string): Table<Uid> {
  const columns = new Map<string, Column<unknown>>();
  return new Proxy({} as Table<Uid>, {
    get(_table, name: string) {
      const known = columns.get(name);
      if (known) return known;
      const column = columnOf(uid, alias, name);
      columns.set(name, column);
      return column;
    },
  });
}

function columnOf(uid: UID.ContentType, alias: string, name: string): Column<unknown> {
  // The metadata are there once the server is loaded, which is after the tables are named.
  const attribute = (): Metadata => {
    const found = (strapi.db.metadata.get(uid).attributes as Record<string, Metadata | undefined>)[name];
    if (!found) throw new Error(`${uid} has no attribute ${name}.`);
    return found;
  };
  let sql: string | undefined;
  let convert: ((stored: unknown) => unknown) | undefined;
  return makeColumn(
    () => (sql ??= `${alias}.${attribute().joinColumn?.name ?? attribute().columnName ?? name}`),
    // Nothing stays nothing.
    (stored) => (stored === null || stored === undefined ? null : (convert ??= converterOf(attribute().type))(stored)),
  );
}

function makeColumn<Value>(sql: () => string, read: (stored: unknown) => Value): Column<Value> {
  return {
    get sql() {
      return sql();
    },
    read,
    or: (nothing) => makeColumn(sql, (stored) => read(stored) ?? nothing),
    optional: () => makeColumn<Value | null>(sql, read),
    to: (make) => makeColumn(sql, (stored) => make(read(stored))),
  };
}

function converterOf(type: string): (stored: unknown) => unknown {
  if (type === 'datetime') return (stored) => new Date(stored as string | number | Date);
  if (type === 'boolean') return Boolean;
  if (['increments', 'integer', 'biginteger', 'decimal', 'float', 'relation'].includes(type)) return Number;
  if (type === 'json') return (stored) => (typeof stored === 'string' ? (JSON.parse(stored) as unknown) : stored);
  return (stored) => stored;
}
