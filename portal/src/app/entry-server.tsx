import { createHash } from 'node:crypto';

import createEmotionServer from '@emotion/server/create-instance';
import { api, type CreateRenderer } from 'contracts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { COLOR_SCHEME_SCRIPT } from 'theme';

import type { PageData } from '../lib/pageData';
import { createEmotionCache } from './emotionCache';
import { readDocument } from './document';
import { loadAnswers } from './loadAnswers';
import { Providers } from './Providers';
import { createRoutes, filesOf, loadPage, pageAt, pages } from './router';

/** Renders the portal's pages to HTML for whoever serves them (contracts, rendering). */
export const createRenderer: CreateRenderer = async (clientDir) => {
  const documentOf = await readDocument(clientDir);
  // All code is taken in at once: nothing is left to be read from disk while visitors wait.
  const ready = new Map(await Promise.all(pages.map(async (page) => [page.path, await loadPage(page)] as const)));
  const handler = createStaticHandler(createRoutes({ ready }));

  return {
    scriptHashes: [`'sha256-${createHash('sha256').update(COLOR_SCHEME_SCRIPT).digest('base64')}'`],

    async render({ url, origin, fetchJson }) {
      // Joined as text: resolved as a link, `//elsewhere` would name another host.
      const address = new URL(origin + url);
      const page = pageAt(address.pathname);
      if (!page) return null;

      const { status, answers } = await loadAnswers(
        [api.site(), ...(page.queries?.(address.searchParams) ?? [])],
        fetchJson,
      );
      const context = await handler.query(new Request(address));
      if (context instanceof Response) return null;
      for (const error of Object.values(context.errors ?? {})) throw error;

      const pageData: PageData = { origin, renderedAt: Date.now(), answers };
      const emotionCache = createEmotionCache();
      const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(emotionCache);
      const body = renderToString(
        <Providers emotionCache={emotionCache} pageData={pageData}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>,
      );
      const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
      return { status, html: documentOf({ pages: filesOf(page), body, styles, pageData }), isSecret: page.isSecret };
    },
  };
};
