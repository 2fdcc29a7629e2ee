import { useParams } from 'react-router-dom';

import { ComposedPage } from './ComposedPage';

/** Any other page that editors composed, such as privacy and terms (site §2.2, Footer). */
export default function NamedPage() {
  const { slug = '' } = useParams();
  return <ComposedPage slug={slug} />;
}
