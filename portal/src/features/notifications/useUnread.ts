import { api, UNREAD_POLL_MS, type One } from 'contracts';
import useSWR from 'swr';

/** A return to the window asks again, but not each of many in a row, in milliseconds. */
const FOCUS_THROTTLE_MS = 5_000;

/** How many notifications the person who is signed in has not read; asked for again and again while the page is seen. */
export function useUnread(): number {
  const { data } = useSWR<One<{ unread: number }>>(api.unreadNotifications(), {
    refreshInterval: UNREAD_POLL_MS,
    focusThrottleInterval: FOCUS_THROTTLE_MS,
  });
  return data?.data.unread ?? 0;
}
