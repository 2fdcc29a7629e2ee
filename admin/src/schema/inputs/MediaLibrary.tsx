import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ConsoleFile } from 'contracts';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';

import { LoadFailure } from '../../components/LoadFailure';
import { FilePicture } from './FilePicture';

/** Files of a page. */
const PER_PAGE = 24;

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 8,
  margin: '16px 0',
  '& button': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    padding: 6,
    color: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    background: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& button:hover': { borderColor: 'currentColor' },
}));

interface MediaLibraryProps {
  /** What may be chosen; nothing for whatever there is. */
  kinds: readonly string[];
  open: boolean;
  onChoose: (file: ConsoleFile) => void;
  onClose: () => void;
}

/** The files of the media library, page by page. */
export function MediaLibrary({ kinds, open, onChoose, onClose }: MediaLibraryProps) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['media', kinds, q, page],
    enabled: open,
    placeholderData: keepPreviousData,
    queryFn: () =>
      dataProvider.getList<ConsoleFile>('media', {
        filter: { ...(kinds.length > 0 && { kind: kinds }), ...(q.trim() !== '' && { q: q.trim() }) },
        pagination: { page, perPage: PER_PAGE },
        sort: { field: 'createdAt', order: 'DESC' },
      }),
  });
  const pages = Math.ceil((data?.total ?? 0) / PER_PAGE);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>Media library</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          label="Search"
          placeholder="Name of a file"
          value={q}
          fullWidth
          onChange={({ target }) => {
            setQ(target.value);
            setPage(1);
          }}
        />
        {error && <LoadFailure title="Failed to load the media library" error={error} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && <p style={{ marginTop: 16 }}>No files found.</p>}
        <Grid>
          {data?.data.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(file);
                  onClose();
                }}
              >
                <FilePicture file={file} />
                {file.label}
              </button>
            </li>
          ))}
        </Grid>
        {pages > 1 && (
          <Pagination count={pages} page={page} siblingCount={0} onChange={(_event, chosen) => setPage(chosen)} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
