/** How the server process and the portal's server bundle meet (design §3, server rendering). */

/** One anonymous page request. */
export interface RenderRequest {
  /** Path and query, such as `/events?page=2`. */
  url: string;
  /** Scheme and host of the site, such as `https://example.org`, for canonical and OpenGraph addresses. */
  origin: string;
  /** Answers a GET of the API exactly as the browser would get it. `path` is one of `api`. */
  fetchJson: (path: string) => Promise<{ status: number; body: unknown }>;
  /** What `fetchJson` answers is a draft, for a panel user's eyes: the page says so and does not ask anew for it. */
  isPreview?: boolean;
}

/** What to send. `location` is set for redirects, `html` otherwise. */
export interface RenderedPage {
  status: number;
  html?: string;
  location?: string;
  /** The address holds a secret, such as a mailed token: neither the server nor anyone on the way keeps the page. */
  isSecret?: boolean;
}

export interface PortalRenderer {
  /** Renders a page of the portal, or answers null for an address that is no page of it. */
  render: (request: RenderRequest) => Promise<RenderedPage | null>;
  /**
   * What an address shows, in short: addresses that differ in nothing that the page reads have the same key. Null for
   * an address that is no page.
   * @param url path and query, such as `/events?page=2`
   */
  keyOf: (url: string) => string | null;
  /** CSP sources (`'sha256-…'`) of the inline scripts that every page carries. */
  scriptHashes: readonly string[];
}

/** The one export (`createRenderer`) of the portal's server bundle. @param clientDir the built browser files */
export type CreateRenderer = (clientDir: string) => Promise<PortalRenderer>;
