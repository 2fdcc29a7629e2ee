import { styled } from '@mui/material/styles';
import { api, messages, ROLE_LABELS, type MemberDashboard, type One } from 'contracts';
import { useRef, type ReactNode } from 'react';

import type { DashboardCard } from '../../components/card/DashboardCard';
import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { Tag } from '../../components/Tag';
import { useUser } from '../../lib/session';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { Column, Columns } from './Columns';
import { DashboardSkeleton } from './DashboardSkeleton';
import { NothingWaits } from './NothingWaits';

const Room = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 36px) 72px' });
const Role = styled('p')({ marginTop: 14 });

interface DashboardProps {
  /** What waits for the person, the most urgent first. */
  waiting: readonly DashboardCard[];
  /** What comes next. */
  next: readonly DashboardCard[];
  /** What stands below both, as it can wait. */
  further: readonly DashboardCard[];
}

/** A greeting, what waits for this person, and what comes next. */
export function Dashboard({ waiting, next, further }: DashboardProps) {
  const { name, role } = useUser();
  const { data, error, retry } = useApi<One<MemberDashboard>>(api.memberDashboard());
  useFailureToast(error, messages.dashboardNotLoaded);
  return (
    <>
      <PageHeader title={`Hello, ${name}`} lead="What waits for you, and what comes next.">
        <Role>
          <Tag>{ROLE_LABELS[role]}</Tag>
        </Role>
      </PageHeader>
      <Room>
        {error && <LoadFailure title={messages.dashboardNotLoaded} error={error} onRetry={retry} />}
        {!error && !data && <DashboardSkeleton />}
        {data && <Cards dashboard={data.data} {...{ waiting, next, further }} />}
      </Room>
    </>
  );
}

function Cards({ dashboard, waiting, next, further }: DashboardProps & { dashboard: MemberDashboard }) {
  return (
    <Columns>
      <CardColumn title="Waiting for you" cards={waiting} dashboard={dashboard} emptiness={<NothingWaits />} />
      <CardColumn title="What is next" cards={next} dashboard={dashboard} />
      <CardColumn title="More for you" cards={further} dashboard={dashboard} isWide />
    </Columns>
  );
}

interface CardColumnProps {
  title: string;
  cards: readonly DashboardCard[];
  dashboard: MemberDashboard;
  /** What stands where no card has anything to show; the column is left out where that is nothing. */
  emptiness?: ReactNode;
  isWide?: boolean;
}

function CardColumn({ title, cards, dashboard, emptiness, isWide }: CardColumnProps) {
  const column = useRef<HTMLElement>(null);
  const shown = cards.filter(({ has }) => has(dashboard));
  if (shown.length === 0 && !emptiness) return null;
  const onDone = () => column.current?.focus({ preventScroll: true });
  return (
    <Column {...{ title, isWide }} ref={column}>
      {shown.length === 0 && emptiness}
      {shown.map(({ id, Card }) => (
        <Card key={id} {...{ dashboard, onDone }} />
      ))}
    </Column>
  );
}
