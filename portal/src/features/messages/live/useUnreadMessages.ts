import { useSyncExternalStore } from 'react';

import { knownUnread, onUnread } from './news';

const none = () => 0;

/** How many messages the person who is signed in has not read, as it changes; 0 until it is known. */
export const useUnreadMessages = (): number => useSyncExternalStore(onUnread, knownUnread, none);
