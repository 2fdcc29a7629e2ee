import type { Core } from '@strapi/strapi';

import { environment } from '../src/platform/environment/environment';
import { previewAddress } from '../src/platform/preview/addresses';

const { secrets } = environment();

const config: Core.Config.Admin = {
  url: '/cms',
  auth: {
    secret: secrets.ADMIN_JWT_SECRET,
    // The panel reads its cookie at /cms and its API gets it at /admin. The path is built into the panel.
    // `secure` stays unset: then Strapi follows the request's scheme, so that signing in works over plain HTTP too.
    cookie: { path: '/', sameSite: 'lax' },
  },
  apiToken: { salt: secrets.API_TOKEN_SALT },
  transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
  // The portal shows drafts to whoever is signed in to the panel, which has it in a frame.
  preview: { enabled: true, config: { handler: (uid, request) => previewAddress(strapi, uid, request) } },
  autoOpen: false,
};

export default config;
