import type { Core } from '@strapi/strapi';

import { discovery } from '../discovery/served';
import { features } from '../features';
import { firstNameOf, isReading } from '../platform/serving/addresses';
import { consolePages } from '../platform/serving/console-pages';
import { portalPages } from '../platform/serving/portal-pages';
import { readiness } from '../platform/serving/readiness';
import { tableOfServed } from '../platform/serving/served';
import { uploads } from '../platform/serving/uploads';

/** All that is read beside the API, by its address, and the portal at whatever is left. Anything else is handed on. */
const served: Core.MiddlewareFactory = (_config, { strapi }) => {
  const find = tableOfServed([
    readiness,
    uploads,
    ...consolePages,
    ...discovery,
    ...features.flatMap(({ serves = [] }) => serves),
  ]);
  const portal = portalPages(strapi);

  return (ctx, next) => {
    if (!isReading(ctx.method) || firstNameOf(ctx.path) === 'api') return next();
    const { serve, name } = find(ctx.path) ?? { serve: portal, name: '' };
    return serve({ strapi, ctx, name, next });
  };
};

export default served;
