import 'theme/fonts.css';
import './print.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preload } from 'swr';

import { fetchFirstBlocks } from '../blocks';
import { fetcher } from '../lib/fetcher';
import { PAGE_DATA_ID, type PageData } from '../lib/pageData';
import { createEmotionCache } from './emotionCache';
import { BrowserNavigation } from './navigation/BrowserNavigation';
import { createNavigation } from './navigation/createNavigation';
import { Portal } from './Portal';
import { Providers } from './Providers';
import { codeOf, pageAt } from './router';
import { sectionsIn } from './sectionsIn';

/** Fetches ahead of the page that shows it. A failure shows there, not here. */
const prefetch = (queries: string[]) =>
  queries.forEach((path) => void Promise.resolve(preload(path, fetcher)).catch(() => undefined));

/** Draws the page into the server's HTML where there is some, or from nothing in development. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const embedded = document.getElementById(PAGE_DATA_ID)?.textContent;
  const pageData: PageData = embedded
    ? (JSON.parse(embedded) as PageData)
    : { origin: window.location.origin, renderedAt: Date.now(), answers: {} };

  // Hydration begins only when the code of the first screen is here; until then the server's HTML stands as it is.
  const { page, params = {} } = pageAt(window.location.pathname) ?? {};
  await Promise.all([
    page && codeOf(page).fetch(),
    fetchFirstBlocks(sectionsIn(pageData.answers, page?.slugOf?.(params))),
  ]);
  const navigation = createNavigation(prefetch);
  const app = (
    <StrictMode>
      <Providers emotionCache={createEmotionCache()} pageData={pageData}>
        <BrowserNavigation navigation={navigation}>
          <Portal />
        </BrowserNavigation>
      </Providers>
    </StrictMode>
  );
  if (embedded) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
