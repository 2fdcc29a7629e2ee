import { FESTIVAL_SLUG } from 'contracts';

import { ComposedPage } from './ComposedPage';

/** The festival's page (site §2.2, festival landing block; design §8). */
export default function FestivalPage() {
  return <ComposedPage slug={FESTIVAL_SLUG} />;
}
