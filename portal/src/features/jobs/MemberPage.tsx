import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { JobTabs } from './JobTabs';

const Body = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' });
const Tools = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, marginTop: 28 });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 });

interface MemberPageProps {
  title: string;
  lead?: string;
  /** The likeliest thing to do here. */
  action?: ReactNode;
  /** What the page may be narrowed by, below the ways to what else is the reader's. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page of what a member has of jobs. */
export function MemberPage({ title, lead, action, tools, children }: MemberPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <Tools>
          <Ways>
            <JobTabs />
            {action}
          </Ways>
          {tools}
        </Tools>
      </PageHeader>
      <Body>{children}</Body>
    </>
  );
}
