import type { Core, UID } from '@strapi/strapi';
import type {
  ConsoleComponents,
  ConsoleField,
  ConsoleGroup,
  ConsoleIcon,
  ConsoleResource,
  ConsoleWords,
} from 'contracts';
import type { z } from 'zod';

import type { Database } from '../../shared/transaction';
import type { Filters, FilterValues } from './filters';

/** A record as the console gets it. `id` is react-admin's name for `_id`. */
export interface ConsoleRecord {
  id: string;
  _id: string;
}

/** What a write's body is read with: a strict object, of either of zod's builds. */
export type BodySchema<Shape extends z.ZodRawShape> = z.core.$ZodObject<Shape, z.core.$strict> & { shape: Shape };

/** Who calls, such as `ctx.state.user`. */
export interface Caller {
  documentId: string;
  /** The row of their profile; null for an account that lost it. */
  profileId: number | null;
}

/** What a list is asked for, read and checked. */
export interface ListQuery<Field extends string, Filter> {
  /** Absent when the caller leaves the order to the list. */
  sort: { by: Field; direction: 'asc' | 'desc' } | undefined;
  /** First and last place, counted from 0, both included. */
  range: readonly [from: number, to: number];
  filter: Filter;
}

/** A page of a list. */
interface ListPage<Row> {
  records: Row[];
  /** How many the filter finds in all. */
  total: number;
}

/**
 * How the records of a resource are read and written. All throw what Strapi turns into an answer: NotFoundError, a 409
 * and so on.
 */
export interface Records<Item extends Row, Row extends ConsoleRecord, Field extends string, Filter, Change> {
  /** Its rows may lack what only a single record is read for, such as a long text. */
  list(query: ListQuery<Field, Filter>): Promise<ListPage<Row>>;
  /** All that a filter finds, in batches of some hundreds. */
  each(filter: Filter): AsyncIterable<Row[]>;
  one(id: string): Promise<Item>;
  update(id: string, change: Change, caller: Caller): Promise<Item>;
  /** Deletes all of them or none. @returns what they were */
  remove(ids: readonly string[], caller: Caller): Promise<Item[]>;
  /** Left out where records come from elsewhere. */
  create?(record: Change, caller: Caller): Promise<Item>;
  /** Changes all of them alike, or none. */
  updateMany?(ids: readonly string[], change: Change, caller: Caller): Promise<void>;
}

/** What is to be said of a field beside what its attribute says, or of one that is no attribute. */
type FieldDifference = Partial<Omit<ConsoleField, 'name' | 'choices'>> & {
  /** What each value is called. */
  choices?: Readonly<Record<string, string>>;
};

/** What the console's screens of a resource are derived from, beside the schema of its type (design §5). */
export interface Described {
  /** Last part of the address, and the unit of `Content-Range`. */
  name: string;
  /** The type whose attributes say what its fields are. */
  uid: UID.ContentType;
  /** Other types of which each record has one document, by the relation that says whose it is. */
  besides?: readonly { uid: UID.ContentType; by: string }[];
  icon: ConsoleIcon;
  /** The heading of the menu that it stands under. */
  group: ConsoleGroup;
  /** Its place below that heading, counted up. */
  place: number;
  /** What a record is called, and several. */
  nouns: readonly [one: string, many: string];
  /** Where the words that follow from the nouns are not those of the documents. */
  words?: Partial<ConsoleWords>;
  fields?: Readonly<Record<string, FieldDifference>>;
  /** Columns of the list; the first one names a record. */
  columns: readonly string[];
  /** Those of them that are shown only to whoever chooses them. */
  spare?: readonly string[];
  /** Fields of a row that a file has. */
  exported: readonly string[];
  /** Fields that `sort` may name. */
  sortable: readonly string[];
  filters: Filters;
  /** In words; the list opens in the first one. */
  orders: ConsoleResource['orders'];
  /** Fields of the form; none where it is made by hand. */
  form?: readonly string[];
  /** What fields may hold that are made of others. */
  components?: ConsoleComponents;
  /** What can be done beyond reading, changing and deleting. */
  also?: readonly ('create' | 'updateMany')[];
  /** Whether it is a record of what happened, which no route writes: see `unwritten`. */
  isReadOnly?: true;
  isSingle?: boolean;
  hasDrafts?: boolean;
  isMade?: boolean;
  /** The languages that its records may be in, by what they are called; the site's own first. */
  locales?: Readonly<Record<string, string>>;
  waiting?: NonNullable<ConsoleResource['waiting']>;
  /** Where members submit records; follows from what the feature lists under `moderated`. */
  moderation?: NonNullable<ConsoleResource['moderation']>;
}

/** A resource as a feature lists it. */
export interface ListedResource extends Described {
  /** What its routes lead to, in the simple-rest dialect. */
  controller: (context: { strapi: Core.Strapi }) => Core.Controller;
}

/** A resource of the console: what it is, and how its records are read and written. */
export interface Resource<
  Item extends Row,
  Row extends ConsoleRecord,
  Field extends string,
  Choices extends Filters,
  Writable extends z.ZodRawShape,
> extends Described {
  sortable: readonly Field[];
  filters: Choices;
  /** The fields that a write may set, as a strict object: any other key is refused by name. */
  writable: BodySchema<Writable>;
  /** What is to be locked before a record is changed, so that nobody waits for whom they keep waiting. */
  lockFirst?: (trx: Database) => Promise<unknown>;
  /** What the body of a change means, before it is read; the body itself when left out. */
  meaning?: (strapi: Core.Strapi, body: unknown, current: Item) => Promise<unknown>;
  records: (strapi: Core.Strapi) => Records<Item, Row, Field, FilterValues<Choices>, z.output<BodySchema<Writable>>>;
}
