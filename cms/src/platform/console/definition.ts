import type { z } from 'zod';

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
interface ListPage<Item> {
  records: Item[];
  /** How many the filter finds in all. */
  total: number;
}

/**
 * What the dialect needs to know of a resource (design §5). Its functions throw what Strapi turns into an answer:
 * NotFoundError, a 409 and so on.
 */
export interface ResourceDefinition<
  Item extends ConsoleRecord,
  Field extends string,
  Filterable extends z.ZodRawShape,
  Writable extends z.ZodRawShape,
> {
  /** Last part of the address, and the unit of `Content-Range`. */
  name: string;
  /** Fields that `sort` may name. */
  sortable: readonly Field[];
  /** Keys that `filter` may have, with what each may hold. */
  filterable: z.ZodObject<Filterable>;
  /** The fields that a write may set, as a strict object: any other key is refused by name. */
  writable: BodySchema<Writable>;
  /** Its records may lack what only a single one is read for, such as a long text. */
  list(query: ListQuery<Field, z.infer<z.ZodObject<Filterable>>>): Promise<ListPage<ConsoleRecord>>;
  one(id: string): Promise<Item>;
  update(id: string, change: z.output<BodySchema<Writable>>, caller: Caller): Promise<Item>;
  /** Deletes all of them or none. @returns what they were */
  remove(ids: readonly string[], caller: Caller): Promise<Item[]>;
}

/** A resource that can also change many records alike, in one call. */
export interface BulkUpdatable<Writable extends z.ZodRawShape> {
  /** Changes all of them or none. */
  updateMany(ids: readonly string[], change: z.output<BodySchema<Writable>>, caller: Caller): Promise<void>;
}

/** A resource that can also have new records. */
export interface Creatable<Item extends ConsoleRecord, Writable extends z.ZodRawShape> {
  create(record: z.output<BodySchema<Writable>>, caller: Caller): Promise<Item>;
}
