/** What can be answered to a request for a referral, and what each is called. */
export const ANSWERS = { referred: 'Refer', declined: 'Not me', passed: 'Ask someone else' } as const;
export type AnswerKind = keyof typeof ANSWERS;
