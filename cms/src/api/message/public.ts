/** What other features may use of this one. */
export { unreadThreads } from './conversation/find';
