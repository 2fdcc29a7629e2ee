import { accountRoutes } from './account-routes';
import { consoleEventRoutes } from './console-event-routes';
import { consoleRoutes } from './console-routes';
import { eventRoutes } from './event-routes';
import { madeRoutes } from './made-routes';
import { peopleRoutes } from './people-routes';
import { publicRoutes } from './public-routes';
import type { RouteRow } from './route';

/**
 * Every route of the API that anybody may call, one row each. What the server lists beyond it (the plugins' account
 * and upload routes among them) must refuse everybody. A new route gets its row here, or `routes.test.ts` fails.
 */
export const routeTable: readonly RouteRow[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...peopleRoutes,
  ...eventRoutes,
  ...consoleRoutes,
  ...consoleEventRoutes,
  ...madeRoutes,
];
