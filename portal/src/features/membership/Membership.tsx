import { styled } from '@mui/material/styles';
import {
  api,
  formatAmount,
  formatDate,
  CONTRIBUTION_CURRENCY,
  MEMBERSHIP_TIER_LABELS,
  messages,
  paths,
  type Membership as MembershipFacts,
  type One,
  type OwnMembership,
} from 'contracts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from 'ui';

import { ButtonLink } from '../../components/Button';
import { CardFrame } from '../../components/card/CardFrame';
import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { Totals } from '../../components/Totals';
import { pageOf } from '../../lib/searchParams';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { useSite } from '../../lib/useSite';
import { CurrentMonth } from './CurrentMonth';
import { DueMonths } from './DueMonths';
import { History } from './History';
import { usePayAtOnce } from './usePayAtOnce';

const Body = styled(Container)({
  display: 'grid',
  gap: 20,
  paddingBlock: 'clamp(24px, 3vw, 40px) 96px',
  minHeight: '60svh',
  alignContent: 'start',
});
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const None = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  justifyItems: 'start',
  padding: 'clamp(20px, 2.4vw, 32px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& h2': { ...theme.typography.h4, fontSize: '1.25rem' },
}));

interface MembershipProps {
  /** What the reader paid, by page of the list. */
  payments: (page: number) => ReactNode;
}

/** The reader's membership: what it costs, what is due, and what was paid (admin §2, Membership page). */
export function Membership({ payments }: MembershipProps) {
  const [search] = useSearchParams();
  const { data, error, retry } = useApi<One<OwnMembership>>(api.ownMembership());
  useFailureToast(error, messages.membershipNotLoaded);
  usePayAtOnce(data?.data);
  return (
    <>
      <PageHeader title="Membership" lead="What students of the third and final year give each month." />
      <Body>
        {error && <LoadFailure title={messages.membershipNotLoaded} error={error} onRetry={retry} />}
        {!data && !error && <Waiting />}
        {data && <Loaded own={data.data} />}
        {data && <CardFrame title="Your payments">{payments(pageOf(search))}</CardFrame>}
      </Body>
    </>
  );
}

function Loaded({ own }: { own: OwnMembership }) {
  const { timeZone } = useSite().settings;
  const { membership, reason, openPayment } = own;
  if (!membership) {
    return (
      <None>
        <h2>{reason}</h2>
        {reason === messages.graduationYearMissing && <ButtonLink href={paths.profile()}>Open your profile</ButtonLink>}
        <ButtonLink href={paths.dashboard()} look="outlined">
          Go to Dashboard
        </ButtonLink>
      </None>
    );
  }
  const { monthlyPayments, lastPaymentDate, totalPaid, totalDue } = membership;
  const due = monthlyPayments.filter(({ status }) => status === 'pending');
  const paid = monthlyPayments.filter(({ status }) => status === 'paid');
  return (
    <>
      <Totals
        label="Summary"
        totals={[
          ['Membership', tierOf(membership)],
          ['Total Paid', formatAmount(totalPaid, CONTRIBUTION_CURRENCY)],
          ['Amount Due', formatAmount(totalDue, CONTRIBUTION_CURRENCY)],
          ['Last Payment', lastPaymentDate ? formatDate(lastPaymentDate, timeZone) : 'None yet'],
        ]}
      />
      <Cards>
        <CurrentMonth own={own} />
        {/* Made anew with other months, so that nothing stays ticked that is not due any more. */}
        <DueMonths key={due.map(({ _id }) => _id).join(' ')} due={due} openPayment={openPayment} />
      </Cards>
      <History paid={paid} />
    </>
  );
}

const tierOf = ({ year, price }: MembershipFacts): string =>
  year === null || price === null
    ? 'No contributions'
    : `${MEMBERSHIP_TIER_LABELS[year]}, ${formatAmount(price, CONTRIBUTION_CURRENCY)} a month`;

function Waiting() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your membership">
      <Skeleton style={{ height: 104 }} />
      <Cards style={{ marginTop: 20 }}>
        <Skeleton style={{ height: 190 }} />
        <Skeleton style={{ height: 260 }} />
      </Cards>
      <Skeleton style={{ height: 260, marginTop: 20 }} />
    </div>
  );
}
