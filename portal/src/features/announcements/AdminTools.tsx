import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { Button, ButtonLink } from '../../components/Button';
import { useSession } from '../../lib/session';

const DeleteDialog = lazy(() => import('./writing/DeleteDialog'));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  // The ornament's lines end where the buttons begin.
  '& > a, & > button': { backgroundColor: theme.vars.palette.background.default },
}));

/** What admins can do with an announcement where they read it. */
export function AdminTools({ id }: { id: string }) {
  const { isAdmin } = useSession();
  // Fetched at the first wish, and kept, so that it can close as it opened.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  if (!isAdmin) return null;
  return (
    <Row>
      <ButtonLink href={paths.announcementEdit(id)} look="outlined">
        Edit
      </ButtonLink>
      <Button type="button" look="outlined" onClick={() => setDialog('open')}>
        Delete
      </Button>
      {dialog !== 'never' && (
        <Suspense>
          <DeleteDialog id={id} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Row>
  );
}
