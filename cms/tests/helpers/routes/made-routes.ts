import { admins, missing, none, oneId, type RouteRow } from './route';

const records = '/api/admin/c/:type';
const record = `${records}/:id` as const;
/** The product has no type that somebody made: cms/tests/made-types has them. */
const objects = { missing: missing() };

/** What the console calls for types that people made. */
export const madeRoutes: readonly RouteRow[] = [
  { method: 'GET', path: `${records}.csv`, may: admins, objects },
  { method: 'GET', path: records, may: admins, objects },
  { method: 'POST', path: records, may: admins, objects },
  { method: 'DELETE', path: records, may: admins, query: oneId, objects },
  { method: 'GET', path: record, may: admins, objects },
  { method: 'PUT', path: record, may: admins, objects },
  { method: 'DELETE', path: record, may: admins, objects },
  { method: 'POST', path: `${record}/publish`, may: admins, objects },
  { method: 'POST', path: `${record}/unpublish`, may: admins, objects },
  { method: 'GET', path: '/api/admin/relations/:target', may: admins, objects },
  { method: 'GET', path: '/api/admin/media', may: admins, objects: none() },
  // Without a file: cms/tests/made-types sends some.
  { method: 'POST', path: '/api/admin/media', may: admins, objects: none(400) },
];
