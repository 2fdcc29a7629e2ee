import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Settings } from 'contracts';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from './data';

export const SETTINGS_KEY = ['settings'];

/** The settings in force. */
export function useSettings(): UseQueryResult<Settings> {
  const { settings } = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: SETTINGS_KEY, queryFn: () => settings() });
}
