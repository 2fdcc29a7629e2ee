/** What a feed says, in whatever format. Addresses are absolute. */
export interface Feed {
  /** Stays the same wherever the site lives. */
  id: string;
  title: string;
  description: string;
  author: string;
  /** The page whose news it tells. */
  pageUrl: string;
  /** Its own address. */
  feedUrl: string;
  /** When the newest of it was changed; absent while there is nothing. */
  updated: Date | undefined;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  id: string;
  title: string;
  url: string;
  /** Plain text. */
  summary: string;
  category: { term: string; label: string };
  published: Date;
  updated: Date;
}
