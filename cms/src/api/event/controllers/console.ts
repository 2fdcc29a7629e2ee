import type { Core } from '@strapi/strapi';

import { createAction, idOf, resourceActions } from '../../../platform/console/actions';
import { readChange } from '../../../platform/console/body';
import { callerOf } from '../../../platform/console/caller';
import { settingService } from '../../setting/public';
import { moveAlong } from '../console/event-input';
import { eventResource } from '../console/events';

/** Fields that change with each registration: a record that is sent back whole may have others than those of now. */
const HOT = new Set(['seatsTaken', 'waiting']);

const eventController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const events = eventResource(strapi);
  return {
    ...resourceActions(events),
    create: createAction(events),

    async update(ctx) {
      const id = idOf(ctx.params);
      const current = await events.one(id);
      const { timeZone } = await settingService({ strapi }).current();
      const body = withoutHotFields(moveAlong(ctx.request.body, current, timeZone));
      return events.update(id, readChange(events.writable, body, current), callerOf(ctx.state));
    },
  };
};

export default eventController;

function withoutHotFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !HOT.has(name)));
}
