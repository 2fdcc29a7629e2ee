import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { PageHeader } from '../../components/PageHeader';
import { EditorColumns, EditorRoom } from './EditorColumns';

const Room = styled(EditorRoom)({ minHeight: '100svh', paddingTop: 'clamp(28px, 4vw, 48px)' });
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** An editor while its profile loads. */
export function ProfileSkeleton({ title }: { title: string }) {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your profile">
      <PageHeader title={title} lead="What others see about you, and what stays private.">
        <Skeleton style={{ width: 'min(100%, 420px)', height: 72, marginTop: 28 }} />
      </PageHeader>
      <Room>
        <EditorColumns>
          <Skeleton className="aside" style={{ height: 320 }} />
          <Fields>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} style={{ height: 72 }} />
            ))}
          </Fields>
        </EditorColumns>
      </Room>
    </div>
  );
}
