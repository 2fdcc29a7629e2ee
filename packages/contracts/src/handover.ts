/**
 * Cookie that scripts can read. It stands beside the session's, which they cannot, as long as that one does, and says
 * nothing but that asking who is signed in is worth while.
 */
export const SIGNED_IN_COOKIE = 'signed-in';

/**
 * Key of sessionStorage under which a toast waits, as `WaitingToast` in JSON, while the browser goes from the console
 * to a page of the portal, which shows it once.
 */
export const WAITING_TOAST_KEY = 'waiting-toast';

/** What one app leaves for the other to say. */
export interface WaitingToast {
  kind: 'success' | 'error' | 'info';
  message: string;
}
