import type { Core } from '@strapi/strapi';
import { MAX_SEARCH_CHARS, REGISTRATION_STATES, type ConsoleRegistration } from 'contracts';
import { z } from 'zod';

import type { ListQuery } from '../../../platform/console/definition';
import { idsFilter } from '../../../platform/console/query';
import { listRegistrations, type RegistrationOrder, type RegistrationsFilter } from '../registrations/listing';
import { presentListed } from '../registrations/present-listed';
import { findEvent } from '../registrations/registrable-event';

/** Ids say nothing to people; who asks for their order means that of arrival, as does who asks for the day. */
const ORDERS = {
  id: 'place',
  createdAt: 'place',
  name: 'name',
  email: 'email',
  state: 'state',
  checkedInAt: 'checkedInAt',
} as const satisfies Record<string, RegistrationOrder>;
type Field = keyof typeof ORDERS;

const filterable = z.strictObject({
  /** Part of a name or an e-mail address. */
  q: z.string().max(MAX_SEARCH_CHARS).optional(),
  state: z.enum(REGISTRATION_STATES).optional(),
  /** In words too, as the choice of a form has it. */
  checkedIn: z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).optional(),
  id: idsFilter,
});

/** What the dialect reads the list of an event's registrations by. */
export const registrationsList = { name: 'registrations', sortable: Object.keys(ORDERS) as Field[], filterable };

/** What a list's filter means to the rows. */
export const toRegistrationsFilter = ({
  q,
  state,
  checkedIn,
  id,
}: z.infer<typeof filterable>): RegistrationsFilter => ({
  search: q,
  state,
  checkedIn,
  documentIds: id,
});

/** A page of an event's registrations, who came last first. @throws NotFoundError where there is no such event */
export async function findRegistrations(
  strapi: Core.Strapi,
  documentId: string,
  { sort, range, filter }: ListQuery<Field, z.infer<typeof filterable>>,
): Promise<{ records: ConsoleRegistration[]; total: number }> {
  const { id } = await findEvent(strapi.db.connection, documentId);
  const order = sort ? { ...sort, by: ORDERS[sort.by] } : ({ by: 'place', direction: 'desc' } as const);
  const page = await listRegistrations(strapi, id, toRegistrationsFilter(filter), order, range);
  return { records: page.registrations.map(presentListed), total: page.total };
}
