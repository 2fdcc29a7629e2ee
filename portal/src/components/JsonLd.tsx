import { scriptSafeJson } from '../lib/pageData';

/** Tells search engines in schema.org's words what the page shows (design §3). A data block: it is never run. */
export function JsonLd({ data }: { data: object | readonly object[] }) {
  if (Array.isArray(data) && data.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />;
}
