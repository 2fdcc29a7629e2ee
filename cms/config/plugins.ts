import type { Core } from '@strapi/strapi';

import { environment } from '../src/platform/environment/environment';
import { UPLOAD_MAX_BYTES } from '../src/platform/environment/limits';
import { providerOptions } from '../src/platform/mail/transport';

const { mailFrom, port, publicUrl, secrets, smtpUrl } = environment();
/** Sender of the panel's own mails where none is set; the product's mails name the society. */
const noReply = `no-reply@${new URL(publicUrl ?? `http://localhost:${port}`).hostname}`;

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const config: Core.Config.Plugin = {
  upload: {
    config: {
      sizeLimit: UPLOAD_MAX_BYTES,
      // Widths of the smaller renditions, in pixels, for responsive images.
      breakpoints: { large: 1280, medium: 960, small: 640, xsmall: 320 },
      security: {
        allowedTypes: [
          'image/jpeg',
          'image/png',
          'image/webp',
          'image/avif',
          'image/gif',
          'video/webm',
          'video/mp4',
          'application/pdf',
        ],
      },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: providerOptions(smtpUrl),
      settings: { defaultFrom: mailFrom ?? noReply },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: secrets.JWT_SECRET,
      jwtManagement: 'refresh',
      sessions: {
        httpOnly: true,
        accessTokenLifespan: HOUR_S / 2,
        idleRefreshTokenLifespan: 12 * HOUR_S,
        maxRefreshTokenLifespan: 30 * DAY_S,
        cookie: { sameSite: 'lax', path: '/', secure: publicUrl?.startsWith('https:') ?? false },
      },
    },
  },
};

export default config;
