import type { Core } from '@strapi/strapi';

import { environment } from '../src/platform/environment/environment';
import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '../src/platform/environment/limits';

const { production } = environment();

/** A request's way in, outermost first (design §3). */
const config: Core.Config.Middlewares = [
  ...(production ? [] : ['strapi::logger' as const]),
  'global::address',
  'global::preview',
  'global::response-cache',
  'global::security-headers',
  'global::error-sentences',
  'strapi::errors',
  'global::database-errors',
  'global::panel-limits',
  'global::same-origin',
  // These two, the body's parser and the favicon are required by Strapi and replaced: see
  // src/platform/serving/replaced-middlewares.ts.
  'strapi::security',
  'strapi::cors',
  'global::served',
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // A DELETE may have to say the own password.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: BODY_MAX_BYTES,
      formLimit: BODY_MAX_BYTES,
      textLimit: BODY_MAX_BYTES,
      formidable: { maxFileSize: UPLOAD_MAX_BYTES },
    },
  },
  'global::body-shape',
  'strapi::favicon',
  'strapi::public',
];

export default config;
