import { useEffect, useEffectEvent } from 'react';

import { onNews, type News } from './news';

/** Calls with what happens while the part is on the page. */
export function useNews(onHeard: (news: News) => void): void {
  const hear = useEffectEvent(onHeard);
  useEffect(() => onNews((news) => hear(news)), []);
}
