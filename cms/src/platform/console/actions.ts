import type { Core } from '@strapi/strapi';
import type { z } from 'zod';

import { parseBody } from '../../shared/parse-body';
import { callerOf } from './caller';
import { changeRecord } from './change';
import type { ConsoleRecord, Resource } from './definition';
import { sendRecords } from './export';
import { filterSchema, type Filters } from './filters';
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

      findOne: (ctx) => records.one(idOf(ctx.params)),

      async create(ctx) {
        const record = await records.create?.(parseBody(writable, ctx.request.body), callerOf(ctx.state));
        ctx.status = 201;
        return record;
      },

      update: (ctx) =>
        changeRecord(strapi, {
          ...{ uid: resource.uid, id: idOf(ctx.params), lockFirst: resource.lockFirst, writable },
          one: (id) => records.one(id),
          body: (current) => resource.meaning?.(strapi, ctx.request.body, current) ?? ctx.request.body,
          update: (id, change) => records.update(id, change, callerOf(ctx.state)),
        }),

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
        await sendRecords(strapi, ctx, resource, records.each(filter));
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
