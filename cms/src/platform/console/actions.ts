import type { Core } from '@strapi/strapi';
import type { z } from 'zod';

import { parseBody } from '../../shared/parse-body';
import { inTransaction } from '../../shared/transaction';
import { callerOf } from './caller';
import { changeRecord } from './change';
import type { ConsoleRecord, Resource } from './definition';
import { sendRecords } from './export';
import { filterSchema, type Filters } from './filters';
import { moreOf } from './more';
import { eachWithMore, oneWithMore, readAdded, splitBody, writeMore } from './more-records';
import { readBulkIds, readListQuery } from './query';

/** Names of the actions that a resource of the console has. */
type ActionName = 'find' | 'findOne' | 'update' | 'delete' | 'deleteMany' | 'export' | 'create' | 'updateMany';

/**
 * Answers a resource in the simple-rest dialect: bare records, `Content-Range` on lists, bulk by `filter.id` (design
 * §5). The routes that lead here are `resourceCalls`.
 */
export function resourceController<
  Item extends Row,
  Row extends ConsoleRecord,
  Field extends string,
  Choices extends Filters,
  Writable extends z.ZodRawShape,
>(
  resource: Resource<Item, Row, Field, Choices, Writable>,
): (context: { strapi: Core.Strapi }) => Record<ActionName, Core.ControllerHandler> {
  const { name, sortable, writable } = resource;
  const filterable = filterSchema(resource.filters);
  const readList = (query: Record<string, unknown>) => readListQuery({ name, sortable, filterable }, query);

  return ({ strapi }) => {
    const records = resource.records(strapi);
    return {
      async find(ctx) {
        const query = readList(ctx.query);
        const page = await records.list(query);
        ctx.set('Content-Range', contentRange(name, query.range[0], page.records.length, page.total));
        return page.records;
      },

      findOne: async (ctx) => oneWithMore(strapi, await moreOf(strapi, resource), await records.one(idOf(ctx.params))),

      async create(ctx) {
        const more = await moreOf(strapi, resource);
        const { own, added } = splitBody(more, ctx.request.body);
        const [record, fields] = [parseBody(writable, own), await readAdded(more, added, true)];
        const created = await inTransaction(strapi, async (trx) => {
          const stored = await records.create?.(record, callerOf(ctx.state));
          if (stored) await writeMore(strapi, trx, more, stored._id, fields);
          return stored && oneWithMore(strapi, more, stored);
        });
        ctx.status = 201;
        return created;
      },

      async update(ctx) {
        const more = await moreOf(strapi, resource);
        const { own, added } = splitBody(more, ctx.request.body);
        const fields = await readAdded(more, added, false);
        return changeRecord(strapi, {
          ...{ uid: resource.uid, id: idOf(ctx.params), lockFirst: resource.lockFirst, writable },
          one: (id) => records.one(id),
          body: (current) => resource.meaning?.(strapi, own, current) ?? own,
          async update(id, change, trx) {
            const stored = await records.update(id, change, callerOf(ctx.state));
            await writeMore(strapi, trx, more, id, fields);
            return oneWithMore(strapi, more, stored);
          },
        });
      },

      async updateMany(ctx) {
        const ids = readBulkIds(name, ctx.query);
        await records.updateMany?.(ids, parseBody(writable, ctx.request.body), callerOf(ctx.state));
        return ids;
      },

      async delete(ctx) {
        const [removed] = await records.remove([idOf(ctx.params)], callerOf(ctx.state));
        return removed;
      },

      async deleteMany(ctx) {
        const removed = await records.remove(readBulkIds(name, ctx.query), callerOf(ctx.state));
        return removed.map(({ id }) => id);
      },

      async export(ctx) {
        const { filter } = readList(ctx.query);
        const more = await moreOf(strapi, resource);
        await sendRecords(strapi, ctx, resource, more.fields, eachWithMore(strapi, more, records.each(filter)));
      },
    };
  };
}

/** The document named by the address. */
export function idOf(params: unknown): string {
  const { id } = params as { id: string };
  return id;
}

/** `users 0-9/57`; an empty page has no places. */
export function contentRange(unit: string, from: number, rows: number, total: number): string {
  return `${unit} ${rows === 0 ? '*' : `${from}-${from + rows - 1}`}/${total}`;
}
