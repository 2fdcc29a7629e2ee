import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Core } from '@strapi/strapi';
import type { RenderRequest } from 'contracts';
import { inject } from 'light-my-request';

/**
 * Asks this very process for an answer of its API, through every middleware and the response cache but without a
 * socket, so that a page and the API never disagree.
 */
export function createFetchJson(strapi: Core.Strapi): RenderRequest['fetchJson'] {
  let callback: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;

  return async (path) => {
    if (!path.startsWith('/api/')) throw new Error(`${path} is no address of the API.`);
    // Made late: Strapi mounts its router after the middleware.
    const dispatch = (callback ??= strapi.server.app.callback());
    const response = await inject((request, reply) => void dispatch(request, reply), {
      method: 'GET',
      url: path,
      headers: { accept: 'application/json' },
    });
    return { status: response.statusCode, body: response.json<unknown>() };
  };
}
