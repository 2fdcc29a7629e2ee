import type { Core, UID } from '@strapi/strapi';

type Subscriber = Exclude<Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0], (...args: never[]) => unknown>;
type Event = Parameters<NonNullable<Subscriber['beforeUpdate']>>[0];

/** What a hook leaves for the one after the write. */
const CHANGED = 'rowsToIndex';

/**
 * Tells which rows of a model were written, in the transaction of the change. It listens on the database layer, so it
 * holds for every way to write them: members, console, and Strapi's panel. Whoever makes many at once, or writes with
 * SQL, brings the index up to date on their own. Belongs into `register`.
 * @param changed told the ids of rows that were made, changed or deleted
 */
export function watchRows(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  changed: (ids: readonly number[]) => Promise<void>,
): void {
  const find = async (where: object): Promise<number[]> => {
    const rows = await strapi.db.query(uid).findMany({ where, select: ['id'] });
    return rows.map(({ id }) => Number(id));
  };
  strapi.db.lifecycles.subscribe({
    models: [uid],
    afterCreate: ({ result }) => changed([(result as { id: number }).id]),
    ...changesOf(find, changed),
  });
}

/** The same for rows of another model that belong to those written, such as profiles to accounts; a new one has none. */
export function watchRowsBehind(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  find: (where: object) => Promise<number[]>,
  changed: (ids: readonly number[]) => Promise<void>,
): void {
  strapi.db.lifecycles.subscribe({ models: [uid], ...changesOf(find, changed) });
}

/** What the condition of a write finds is noted before it, and told after it. */
function changesOf(find: (where: object) => Promise<number[]>, changed: (ids: readonly number[]) => Promise<void>) {
  const note = async ({ state, params }: Event): Promise<void> => {
    state[CHANGED] = await find(params.where ?? {});
  };
  const tell = ({ state }: Event) => changed((state[CHANGED] as number[] | undefined) ?? []);
  return {
    beforeUpdate: note,
    beforeUpdateMany: note,
    beforeDelete: note,
    beforeDeleteMany: note,
    afterUpdate: tell,
    afterUpdateMany: tell,
    afterDelete: tell,
    afterDeleteMany: tell,
  };
}
