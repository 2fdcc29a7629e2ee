import { useQuery } from '@tanstack/react-query';
import { api, type Site } from 'contracts';

import { call } from './http';

const AN_HOUR_MS = 60 * 60 * 1000;

/** Name, logo and time zone of the society, once they are here. */
export function useSite(): Site | undefined {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: async () => (await call<{ data: Site }>(api.site())).data,
    staleTime: AN_HOUR_MS,
  });
  return data;
}
