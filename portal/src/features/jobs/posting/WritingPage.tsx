import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Skeleton } from 'ui';

import { Container } from '../../../components/Container';
import { PageHeader } from '../../../components/PageHeader';

const Body = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' });
const Measure = styled('div')({ maxWidth: 980, '& > form': { maxWidth: 760 } });
const Lines = styled('div')({ display: 'grid', gap: 24, maxWidth: 760 });

/** What stands around the writing of a job, or of an application for one. */
export function WritingPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Body>
        <Measure>{children}</Measure>
      </Body>
    </>
  );
}

/** The shape of a form, while what it begins with loads. */
export function JobFormSkeleton() {
  return (
    <Lines role="status" aria-busy="true" aria-label="Loading">
      {[48, 48, 160, 110, 48].map((height, index) => (
        <Skeleton key={index} style={{ height }} />
      ))}
    </Lines>
  );
}
