import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type One, type StatementColumns, type StatementPreview } from 'contracts';

import { call } from '../../providers/http';

/** A file that somebody chose, and a name for it as long as the page is open. */
export interface Chosen {
  file: File;
  key: string;
}

/** How the first lines of a file are read by a layout; by none, what the file looks like. Nothing is stored. */
export function usePreview(chosen: Chosen | null, columns: StatementColumns | null) {
  return useQuery({
    queryKey: ['statement-preview', chosen?.key, columns],
    enabled: chosen !== null,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const body = new FormData();
      if (columns) body.set('layout', JSON.stringify(columns));
      if (chosen) body.set('file', chosen.file);
      return (await call<One<StatementPreview>>(api.statementPreview(), { method: 'POST', body })).data;
    },
  });
}
