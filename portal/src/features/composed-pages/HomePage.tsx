import { HOME_SLUG } from 'contracts';

import { ComposedPage } from './ComposedPage';

/** The landing page (site §2.2). */
export default function HomePage() {
  return <ComposedPage slug={HOME_SLUG} isLanding />;
}
