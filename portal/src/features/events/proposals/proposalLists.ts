import { api } from 'contracts';

/** Whether an answer of the API holds own proposals. */
export const isProposalList = (key: unknown): boolean =>
  key === api.memberDashboard() ||
  (typeof key === 'string' && (key === api.eventProposals() || key.startsWith(`${api.eventProposals()}?`)));
