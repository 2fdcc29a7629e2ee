import { useState } from 'react';
import { VisuallyHidden } from 'ui';

import { useNews } from '../live/useNews';
import { inOneLine } from '../words/inWords';

/** Reads out what arrives, and nothing of what was there. */
export function Arrivals({ person, name }: { person: string; name: string }) {
  const [said, setSaid] = useState('');
  useNews((news) => {
    if (news.kind !== 'changes') return;
    const thread = news.changes.threads.find(({ _id }) => _id === person);
    if (thread && !thread.last.isOwn && thread.unread > 0) setSaid(`${name}: ${inOneLine(thread.last)}`);
  });
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
}
