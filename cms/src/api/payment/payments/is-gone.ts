import { errors } from '@strapi/utils';

/** Whether what is paid for is not to be had any more, rather than that something went wrong. */
export const isGone = (error: unknown): boolean =>
  error instanceof errors.NotFoundError ||
  (error instanceof Error && 'status' in error && (error.status === 409 || error.status === 404));
