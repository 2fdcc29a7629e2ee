import type { Core } from '@strapi/strapi';
import { api } from 'contracts';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** The calls that take a file, with a star for an id. Everything else under `/api` takes JSON alone. */
const UPLOADS = new RegExp(
  `^POST (?:${[
    api.ownProfileImage(),
    api.alumniProfileImage(),
    api.consoleMedia(),
    api.jobApply('*'),
    api.alumniJobApply('*'),
    api.thread('*'),
    api.statements(),
    api.statementPreview(),
  ]
    .join('|')
    .replaceAll('*', '[^/]+')})$`,
);

/** Whether a body says that it is a form with files. */
export const isMultipart = (contentType: string | undefined): boolean =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'multipart/form-data';

/**
 * Whether a request brings a file to a call that takes one. Its body is read by that call, once it is known who sends
 * it: see `read-upload.ts`.
 */
export const isUpload = ({ method, path, headers }: Context): boolean =>
  isMultipart(headers['content-type']) && UPLOADS.test(`${method} ${path}`);
