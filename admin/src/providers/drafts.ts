import { api } from 'contracts';
import type { CreateParams, UpdateParams } from 'react-admin';

/** Says in a form that its record is to be published as it is saved. It is no field, and not sent as one. */
export const PUBLISH = '$publish';

type Sent = Partial<Record<string, unknown>>;

/** The address and the body of a write: both in one call, so that a record is saved and published, or neither. */
export function writeOf(
  resource: string,
  {
    data,
    id,
    meta,
  }: (Pick<CreateParams, 'data' | 'meta'> & { id?: never }) | Pick<UpdateParams, 'data' | 'id' | 'meta'>,
): { url: string; body: string } {
  const { [PUBLISH]: isPublished, ...record } = data as Sent;
  const path = id === undefined ? '' : `/${encodeURIComponent(String(id))}`;
  const query = new URLSearchParams({ ...(isPublished === true && { publish: 'true' }), ...localeIn(meta) });
  return { url: withParameters(`${api.console()}/${resource}${path}`, query), body: JSON.stringify(record) };
}

/** The language that a call is about, where it is not the site's own. */
export function localeIn(meta: unknown): { locale?: string } {
  const locale: unknown = typeof meta === 'object' && meta !== null && 'locale' in meta ? meta.locale : undefined;
  return typeof locale === 'string' && locale !== '' ? { locale } : {};
}

/** An address with what is asked there; nothing is no question. */
export const withParameters = (address: string, query: URLSearchParams): string =>
  query.size > 0 ? `${address}?${query.toString()}` : address;
