import { admins, type Call } from '../permissions/calls';
import type { Described } from './definition';

/** The controller that a resource has in its feature. */
export const controllerOf = ({ name }: Described) => `console-${name}`;

/** The routes of a resource in the simple-rest dialect (design §5), for admins. */
export function resourceCalls(resource: Described): Call[] {
  const { name, also = [], isReadOnly = false } = resource;
  const controller = controllerOf(resource);
  const list = `/admin/${name}` as const;
  const calls: Call[] = [
    ['GET', list, `${controller}.find`, admins],
    ['GET', `${list}.csv`, `${controller}.export`, admins],
    ['DELETE', list, `${controller}.deleteMany`, admins],
    ['GET', `${list}/:id`, `${controller}.findOne`, admins],
    ['PUT', `${list}/:id`, `${controller}.update`, admins],
    ['DELETE', `${list}/:id`, `${controller}.delete`, admins],
  ];
  if (isReadOnly) return calls.filter(([method]) => method === 'GET');
  if (also.includes('create')) calls.push(['POST', list, `${controller}.create`, admins]);
  if (also.includes('updateMany')) calls.push(['PUT', list, `${controller}.updateMany`, admins]);
  return calls;
}
