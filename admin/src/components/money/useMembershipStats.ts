import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api, type MembershipStats, type One } from 'contracts';

import { call } from '../../providers/http';

/** What was contributed and is due, in all and this month. It is asked for anew with whatever is asked of memberships. */
export function useMembershipStats(): UseQueryResult<MembershipStats> {
  return useQuery({
    queryKey: ['memberships', 'stats'],
    queryFn: async () => (await call<One<MembershipStats>>(api.membershipStats())).data,
  });
}
