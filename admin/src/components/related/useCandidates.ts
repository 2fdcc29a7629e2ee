import { useQuery } from '@tanstack/react-query';
import type { ConsoleRelated } from 'contracts';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';

/** Time without a key after which is searched, in milliseconds. */
const SEARCH_AFTER_MS = 300;
/** Records that are offered at once. */
const OFFERED = 25;

/**
 * The records that a relation may name, by what they are called.
 * @param source where they are found, below the console's API
 * @param words typed so far
 * @param isOpen whether anybody looks
 * @param linked only those that a field of a record names: `sponsors/<id>/events`; all of them where it is empty
 */
export function useCandidates(source: string, words: string, isOpen: boolean, linked = '') {
  const dataProvider = useDataProvider();
  const [q, setQ] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setQ(words), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useQuery({
    queryKey: [source, 'candidates', q, linked],
    enabled: isOpen,
    queryFn: async () => {
      const { data } = await dataProvider.getList<ConsoleRelated>(source, {
        filter: { ...(q.trim() !== '' && { q: q.trim() }), ...(linked !== '' && { linked }) },
        pagination: { page: 1, perPage: OFFERED },
        sort: { field: 'label', order: 'ASC' },
      });
      return data;
    },
  });
}
