/** What makes a server cheap to test; a server that a society runs on refuses it. */
export const CHEAP = { PASSWORD_HASH_ROUNDS: '4' };
