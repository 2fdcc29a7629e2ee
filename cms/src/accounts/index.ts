export type { Account } from './account';
export { default, type AccountChange, type Actor } from './accounts';
export { ACCOUNT_ORDERS, type AccountOrder, type AccountsPage, type AccountsQuery } from './listing';
export type { SignedInUser } from './sessions';
