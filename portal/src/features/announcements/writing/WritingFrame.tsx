import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Container } from '../../../components/Container';
import { PageHeader } from '../../../components/PageHeader';

const Body = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' });
const Measure = styled('div')({ maxWidth: 820 });

/** What stands around the writing of an announcement. */
export function WritingFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <Body>
        <Measure>{children}</Measure>
      </Body>
    </>
  );
}
