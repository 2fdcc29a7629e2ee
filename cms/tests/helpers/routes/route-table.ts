import { accountRoutes } from './account-routes';
import { consoleEventRoutes } from './console-event-routes';
import { consoleRoutes } from './console-routes';
import { eventRoutes } from './event-routes';
import { givingRoutes } from './giving-routes';
import { jobRoutes } from './job-routes';
import { madeRoutes } from './made-routes';
import { mentorshipRoutes } from './mentorship-routes';
import { messageRoutes } from './message-routes';
import { paymentRoutes } from './payment-routes';
import { peopleRoutes } from './people-routes';
import { publicRoutes } from './public-routes';
import type { RouteRow } from './route';
import { statementRoutes } from './statement-routes';

/**
 * Every route of the API that anybody may call, one row each. What the server lists beyond it (the plugins' account
 * and upload routes among them) must refuse everybody. A new route gets its row here, or `routes.test.ts` fails.
 */
export const routeTable: readonly RouteRow[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...peopleRoutes,
  ...eventRoutes,
  ...jobRoutes,
  ...mentorshipRoutes,
  ...messageRoutes,
  ...paymentRoutes,
  ...givingRoutes,
  ...statementRoutes,
  ...consoleRoutes,
  ...consoleEventRoutes,
  ...madeRoutes,
];
