import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

const Rows = styled('div')({ display: 'grid', gap: 24 });

/** The shape of the form, while the announcement loads. */
export function FormSkeleton() {
  return (
    <Rows role="status" aria-busy="true" aria-label="Loading announcement">
      <Skeleton style={{ height: 72 }} />
      <Skeleton style={{ height: 72 }} />
      <EditorSkeleton />
    </Rows>
  );
}

/** The editor's room, kept free until it is here. */
export function EditorSkeleton() {
  return <Skeleton style={{ height: 480 }} />;
}
