import { admins, type Call } from '../permissions/calls';
import type { Described } from './definition';

/**
 * The routes of a resource in the simple-rest dialect (design §5), for admins.
 * @param controller of the feature, made by `resourceController`
 */
export function resourceCalls({ name, also = [] }: Described, controller = 'console'): Call[] {
  const list = `/admin/${name}` as const;
  const calls: Call[] = [
    ['GET', list, `${controller}.find`, admins],
    ['GET', `${list}.csv`, `${controller}.export`, admins],
    ['DELETE', list, `${controller}.deleteMany`, admins],
    ['GET', `${list}/:id`, `${controller}.findOne`, admins],
    ['PUT', `${list}/:id`, `${controller}.update`, admins],
    ['DELETE', `${list}/:id`, `${controller}.delete`, admins],
  ];
  if (also.includes('create')) calls.push(['POST', list, `${controller}.create`, admins]);
  if (also.includes('updateMany')) calls.push(['PUT', list, `${controller}.updateMany`, admins]);
  return calls;
}
