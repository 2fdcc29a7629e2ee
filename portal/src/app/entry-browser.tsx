import 'theme/fonts.css';
import '../components/form/checkbox.css';
import '../components/lazy/glance.css';
import './print.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preload } from 'swr';

import { fetchFirstBlocks } from '../blocks';
import { followColorMode } from '../lib/colorMode';
import { fetcher } from '../lib/fetcher';
import { PAGE_DATA_ID, type PageData } from '../lib/pageData';
import { hasSignedInCookie } from '../lib/signedInCookie';
import { adoptStyles } from './emotionCache';
import { lazyPreviewStrip } from './layout/lazyPreviewStrip';
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
    // Once it is known who somebody is, the page is drawn anew: what stands still in it as well.
    ...(hasSignedInCookie() ? (page?.parts ?? []) : []).map((part) => part.fetch()),
    pageData.isPreview && lazyPreviewStrip.fetch(),
    fetchFirstBlocks(sectionsIn(pageData.answers, page?.slugOf?.(params))),
  ]);
  const GroundStyles = embedded ? null : (await import('./GroundStyles')).GroundStyles;
  followColorMode();
  const navigation = createNavigation(prefetch);
  const app = (
    <StrictMode>
      <Providers emotionCache={adoptStyles()} pageData={pageData} groundStyles={GroundStyles && <GroundStyles />}>
        <BrowserNavigation navigation={navigation}>
          <Portal />
        </BrowserNavigation>
      </Providers>
    </StrictMode>
  );
  // In a transition it lets go of the page every few milliseconds, for whatever the visitor does meanwhile.
  if (embedded) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start();
