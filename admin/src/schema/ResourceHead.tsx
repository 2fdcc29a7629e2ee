import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { api, type ConsoleResource } from 'contracts';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

import { PageHead } from '../components/PageHead';

interface ResourceHeadProps {
  resource: ConsoleResource;
  /** The way to a new record. */
  children?: ReactNode;
}

/** The head of a resource's page: what it is about, the file of what the list finds, and the way to a new record. */
export function ResourceHead({ resource: { name, words }, children }: ResourceHeadProps) {
  const filter: unknown = useListContext().filterValues;
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <PageHead title={words.title} lead={words.lead}>
      <Button
        variant="outlined"
        startIcon={<Download />}
        // A download of the browser's own, so that no list is too long for it.
        href={api.consoleExport(name, String(query))}
        download
      >
        Export CSV
      </Button>
      {children}
    </PageHead>
  );
}
