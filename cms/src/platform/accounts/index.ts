export type { Account } from './account';
export { default } from './accounts';
export type { SignedInUser } from './sessions';
