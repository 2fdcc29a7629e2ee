import { DIRECTORY_YEARS } from 'contracts';

import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';

/** The last 20 years, this one first (member §2, §9). */
export function useGraduationYears(): number[] {
  const now = useNow();
  const { timeZone } = useSite().settings;
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now));
  return Array.from({ length: DIRECTORY_YEARS }, (_, index) => year - index);
}
