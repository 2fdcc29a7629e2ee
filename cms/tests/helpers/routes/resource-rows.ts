import { admins, none, oneId, type RouteRow } from './route';

interface ResourceOf {
  /** Last part of its address. */
  name: string;
  /** A change that is taken. */
  change: () => object;
  /** A new record that is taken; left out where none are written. */
  record?: () => object;
  /** Whether many records are changed in one call. */
  updatesMany?: true;
  objects: RouteRow['objects'];
  /** Where another answer follows when records go. */
  deleted?: RouteRow['objects'];
}

/** What every resource of the console promises. */
export function resourceRows({
  name,
  change,
  record,
  updatesMany,
  objects,
  deleted = objects,
}: ResourceOf): RouteRow[] {
  const list = `/api/admin/${name}` as const;
  const rows: RouteRow[] = [
    { method: 'GET', path: list, may: admins, objects: none() },
    { method: 'GET', path: `${list}.csv`, may: admins, objects: none() },
    { method: 'DELETE', path: list, may: admins, query: oneId, objects: deleted },
    { method: 'GET', path: `${list}/:id`, may: admins, objects },
    { method: 'PUT', path: `${list}/:id`, may: admins, body: change, objects },
    { method: 'DELETE', path: `${list}/:id`, may: admins, objects: deleted },
  ];
  if (record) rows.push({ method: 'POST', path: list, may: admins, body: record, objects: none(201) });
  if (updatesMany) rows.push({ method: 'PUT', path: list, may: admins, query: oneId, body: change, objects });
  return rows;
}

/** What a resource promises that is only read: no route writes it. */
export const readingRows = (name: string, objects: RouteRow['objects']): RouteRow[] => [
  { method: 'GET', path: `/api/admin/${name}`, may: admins, objects: none() },
  { method: 'GET', path: `/api/admin/${name}.csv`, may: admins, objects: none() },
  { method: 'GET', path: `/api/admin/${name}/:id`, may: admins, objects },
];
