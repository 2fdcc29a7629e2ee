import { createHash } from 'node:crypto';

import createEmotionServer from '@emotion/server/create-instance';
import { api, type CreateRenderer } from 'contracts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { COLOR_SCHEME_SCRIPT } from 'theme';

import { fetchBlocks, filesOfFirstBlocks } from '../blocks';
import { GLANCE_SCRIPT } from '../components/lazy/glance';
import type { PageData } from '../lib/pageData';
import { createEmotionCache, styleElement } from './emotionCache';
import { readDocument } from './document';
import { lazyFooter } from './layout/lazyFooter';
import { lazyPreviewStrip } from './layout/lazyPreviewStrip';
import { loadAnswers } from './loadAnswers';
import { GroundStyles } from './GroundStyles';
import { Portal } from './Portal';
import { Providers } from './Providers';
import { filesOf } from './pageFiles';
import { codeOf, pageAt, pages } from './router';
import { sectionsIn } from './sectionsIn';
import { START_SCRIPT } from './startScript';

/** Renders the portal's pages to HTML for whoever serves them (contracts, rendering). */
export const createRenderer: CreateRenderer = async (clientDir) => {
  const documentOf = await readDocument(clientDir);
  // All code is taken in at once: nothing is left to be read from disk while visitors wait.
  await Promise.all([
    fetchBlocks(),
    lazyFooter.fetch(),
    lazyPreviewStrip.fetch(),
    ...pages.flatMap((page) => [codeOf(page), ...(page.parts ?? [])]).map((code) => code.fetch()),
  ]);

  return {
    scriptHashes: [COLOR_SCHEME_SCRIPT, GLANCE_SCRIPT, START_SCRIPT].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),

    keyOf(url) {
      const { pathname, searchParams } = new URL(`http://localhost${url}`);
      const found = pageAt(pathname);
      if (!found) return null;
      const queriesOf = (search: URLSearchParams) => (found.page.queries?.(search, found.params) ?? []).join(' ');
      const queries = queriesOf(searchParams);
      return queries === queriesOf(new URLSearchParams()) ? pathname : `${pathname} ${queries}`;
    },

    async render({ url, origin, fetchJson, isPreview }) {
      // Joined as text: resolved as a link, `//elsewhere` would name another host.
      const address = new URL(origin + url);
      const found = pageAt(address.pathname);
      if (!found) return null;
      const { page, params } = found;
      const elsewhere = page.movedTo?.(params);
      if (elsewhere) return { status: 308, location: elsewhere + address.search };

      const { status, answers } = await loadAnswers(
        [api.site(), ...(page.queries?.(address.searchParams, params) ?? [])],
        fetchJson,
      );
      const pageData: PageData = { origin, renderedAt: Date.now(), answers, isPreview };
      const emotionCache = createEmotionCache();
      const { extractCriticalToChunks } = createEmotionServer(emotionCache);
      const body = renderToString(
        <Providers emotionCache={emotionCache} pageData={pageData} groundStyles={<GroundStyles />}>
          <StaticRouter location={address.pathname + address.search}>
            <Portal />
          </StaticRouter>
        </Providers>,
      );
      const styles = styleElement(extractCriticalToChunks(body).styles);
      const files = [...(await filesOf(page)), ...filesOfFirstBlocks(sectionsIn(answers, page.slugOf?.(params)))];
      return { status, html: documentOf({ files, body, styles, pageData }), isSecret: page.isSecret };
    },
  };
};
