import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Skeleton } from 'ui';

import { Container } from '../../components/Container';
import { NeedsScript } from '../../components/NeedsScript';
import { PrivateHead } from '../../components/PrivateHead';

const Stage = styled(Container)({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  // The footer waits below the window, so that it does not jump when the page arrives.
  minHeight: '100svh',
  paddingTop: 'var(--page-top, clamp(120px, 15vw, 184px))',
});

interface PrivateShellProps {
  title: string;
  /** The page, once it is known that it may be seen. */
  children: ReactNode;
}

/** What is the same for everyone of a page that only some may see: its name, and the shape of its content. */
export function PrivateShell({ title, children }: PrivateShellProps) {
  return (
    <>
      <PrivateHead title={title} />
      {children ?? (
        <Stage role="status" aria-busy="true" aria-label={`Loading ${title}`}>
          <NeedsScript />
          <Skeleton style={{ width: 'min(70%, 520px)', height: 72 }} />
          <Skeleton style={{ width: 'min(40%, 240px)', height: 28 }} />
          <Skeleton style={{ height: 280, marginTop: 60 }} />
        </Stage>
      )}
    </>
  );
}
