import { useEffect } from 'react';

import { useUnreadMessages } from './live/useUnreadMessages';
import { countInWords } from './words/inWords';

/** Says in the document's title how many messages are unread, for whoever looks at the tabs: `(2) Messages`. */
export function useTitleCount(): void {
  const unread = useUnreadMessages();
  useEffect(() => {
    if (unread === 0) return;
    const count = `(${countInWords(unread)}) `;
    document.title = count + document.title;
    return () => {
      if (document.title.startsWith(count)) document.title = document.title.slice(count.length);
    };
  }, [unread]);
}
