import { lazyCode } from '../../lib/lazyCode';

/** The frame of the members' area, which no visitor fetches. Its pages come with it. */
export const lazyMemberFrame = lazyCode(async () => (await import('./member/MemberFrame')).MemberFrame);
