import 'theme/fonts.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { preload } from 'swr';

import { fetcher } from '../lib/fetcher';
import { PAGE_DATA_ID, type PageData } from '../lib/pageData';
import { createEmotionCache } from './emotionCache';
import { Providers } from './Providers';
import { createRoutes, loadPage, pageAt } from './router';

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

  // Hydration begins only when the page's own chunk is here; until then the server's HTML stands as it is.
  const page = pageAt(window.location.pathname);
  const ready = new Map(page && [[page.path, await loadPage(page)]]);
  const router = createBrowserRouter(createRoutes({ ready, onEnter: prefetch }), {
    hydrationData: page && { loaderData: { [page.path]: null } },
  });
  const app = (
    <StrictMode>
      <Providers emotionCache={createEmotionCache()} pageData={pageData}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (embedded) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
