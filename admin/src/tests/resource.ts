import type { ConsoleResource } from 'contracts';

import resources from './resources.json';

/** What the server says of the resources, as an API test has written it down. */
const shownResources = resources as ConsoleResource[];

/** One of them. */
export function resourceNamed(name: string): ConsoleResource {
  const resource = shownResources.find((each) => each.name === name);
  if (!resource) throw new Error(`The server has no resource ${name}.`);
  return resource;
}
