import type { Core } from '@strapi/strapi';
import type { z } from 'zod';

import { parseBody } from '../../shared/parse-body';
import { readChange } from './body';
import { callerOf } from './caller';
import type { BodySchema, BulkUpdatable, ConsoleRecord, Creatable, ResourceDefinition } from './definition';
import { readBulkIds, readListQuery } from './query';

/** Names of the actions that every resource of the console has. */
type ActionName = 'find' | 'findOne' | 'update' | 'delete' | 'deleteMany';

/**
 * Answers a resource in the simple-rest dialect: bare records, `Content-Range` on lists, bulk by `filter.id` (design
 * §5). The routes that lead here are the resource's own.
 */
export function resourceActions<
  Item extends ConsoleRecord,
  Field extends string,
  Filterable extends z.ZodRawShape,
  Writable extends z.ZodRawShape,
>(resource: ResourceDefinition<Item, Field, Filterable, Writable>): Record<ActionName, Core.ControllerHandler> {
  return {
    async find(ctx) {
      const query = readListQuery(resource, ctx.query);
      const { records, total } = await resource.list(query);
      ctx.set('Content-Range', contentRange(resource.name, query.range[0], records.length, total));
      return records;
    },

    findOne: (ctx) => resource.one(idOf(ctx.params)),

    async update(ctx) {
      const id = idOf(ctx.params);
      const change = readChange(resource.writable, ctx.request.body, await resource.one(id));
      return resource.update(id, change, callerOf(ctx.state));
    },

    async delete(ctx) {
      const [removed] = await resource.remove([idOf(ctx.params)], callerOf(ctx.state));
      return removed;
    },

    async deleteMany(ctx) {
      const removed = await resource.remove(readBulkIds(resource.name, ctx.query), callerOf(ctx.state));
      return removed.map(({ id }) => id);
    },
  };
}

/** Answers one change to many records, named by `filter.id`, with their ids. */
export function bulkUpdateAction<Writable extends z.ZodRawShape>(
  resource: BulkUpdatable<Writable> & { name: string; writable: BodySchema<Writable> },
): Core.ControllerHandler {
  return async (ctx) => {
    const ids = readBulkIds(resource.name, ctx.query);
    await resource.updateMany(ids, parseBody(resource.writable, ctx.request.body), callerOf(ctx.state));
    return ids;
  };
}

/** Answers a new record, read whole from the body. */
export function createAction<Item extends ConsoleRecord, Writable extends z.ZodRawShape>(
  resource: Creatable<Item, Writable> & { writable: BodySchema<Writable> },
): Core.ControllerHandler {
  return async (ctx) => {
    const record = await resource.create(parseBody(resource.writable, ctx.request.body), callerOf(ctx.state));
    ctx.status = 201;
    return record;
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
