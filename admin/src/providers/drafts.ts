import { api } from 'contracts';
import type { CreateParams, UpdateParams } from 'react-admin';

/** Says in a form that its record is to be published as it is saved. It is no field, and not sent as one. */
export const PUBLISH = '$publish';

type Sent = Partial<Record<string, unknown>>;

/** The address and the body of a write: both in one call, so that a record is saved and published, or neither. */
export function writeOf(
  resource: string,
  { data, id }: (Pick<CreateParams, 'data'> & { id?: never }) | Pick<UpdateParams, 'data' | 'id'>,
): { url: string; body: string } {
  const { [PUBLISH]: isPublished, ...record } = data as Sent;
  const path = id === undefined ? '' : `/${encodeURIComponent(String(id))}`;
  const query = isPublished === true ? '?publish=true' : '';
  return { url: `${api.console()}/${resource}${path}${query}`, body: JSON.stringify(record) };
}
