import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The language that a record is opened in.
 * @param name of the resource
 * @param opening the one that it is in at first; the site's own where it is left out
 */
export function useLanguage(name: string, opening = '') {
  const [locale, choose] = useState(opening);
  const queryClient = useQueryClient();
  return {
    language: { locale, choose },
    /** What calls for the record are told besides. */
    asked: locale === '' ? {} : { meta: { locale } },
    /** A list of one language is shown what it has itself, not what was written in another. */
    refresh: () => {
      if (locale !== '') void queryClient.invalidateQueries({ queryKey: [name] });
    },
  };
}
