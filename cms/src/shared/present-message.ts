import type { MessageAnswer } from 'contracts';

/** An answer that says one sentence. */
export const presentMessage = (msg: string): MessageAnswer => ({ data: { msg } });
