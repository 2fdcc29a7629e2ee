import { api } from 'contracts';

/** Whether an answer of the API is a page of the own proposals. */
export const isProposalList = (key: unknown): boolean =>
  typeof key === 'string' && (key === api.eventProposals() || key.startsWith(`${api.eventProposals()}?`));
