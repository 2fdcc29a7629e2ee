import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  api,
  formatAmount,
  formatContributionMonth,
  MEMBERSHIP_TIER_LABELS,
  messages,
  PAYMENT_STATE_LABELS,
  TIER_CHOICE_LABELS,
  type ConsoleMembership,
  type Month,
} from 'contracts';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { LoadFailure } from '../../components/LoadFailure';
import { inRupees } from '../../components/money/amount';
import { Changes } from '../../components/money/Changes';
import { Empty, Listed } from '../../components/money/Listed';
import type { NewPaymentFor } from '../../components/money/new-payment';
import { Numbers } from '../../components/money/Numbers';
import { WaitingRequests } from '../../components/money/WaitingRequests';
import { PageHead } from '../../components/PageHead';
import { PageLoading } from '../../components/PageLoading';
import { Panel, PanelHead } from '../../components/Panel';
import { StatusTag } from '../../components/StatusTag';
import { useFailureToast } from '../../components/useFailureToast';
import { useDates } from '../../providers/dates';
import { NEW_RECORD } from '../../schema/ResourceDialog';
import { AdjustMonth, type Adjusting } from './AdjustMonth';
import { SetTier } from './SetTier';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));
const Summary = styled(Panel)({ overflow: 'hidden' });
const Padded = styled('div')({ padding: 16 });

/** A member's contributions, payments, reminders and changes (admin §2, /admin/memberships/{id}). */
export default function MembershipPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<ConsoleMembership>('memberships', { id });
  useFailureToast(messages.membershipDetailsNotLoaded, error);
  // What the list knows of it is shown first, and is less.
  const record = data && 'mails' in data ? data : undefined;
  if (error && !record) {
    return <LoadFailure title={messages.membershipDetailsNotLoaded} error={error} onRetry={() => void refetch()} />;
  }
  return record ? <Whole record={record} /> : <PageLoading />;
}

function Whole({ record }: { record: ConsoleMembership }) {
  const { date, moment } = useDates();
  const [isSetting, setSetting] = useState(false);
  const [adjusting, setAdjusting] = useState<Adjusting>();
  const { user, memberName, graduationYear, year, tierChoice, reason, totalPaid, totalDue, monthsDue } = record;
  const payingFor: NewPaymentFor = { payer: user };
  const { lastPaymentDate, monthlyPayments, payments, mails, changes, requests } = record;
  const facts = [
    user.email,
    graduationYear && `graduates ${graduationYear}`,
    year ? MEMBERSHIP_TIER_LABELS[year] : 'contributes nothing now',
    tierChoice !== 'auto' && `set to “${TIER_CHOICE_LABELS[tierChoice]}”${reason ? `: ${reason}` : ''}`,
  ].filter(Boolean);
  return (
    <>
      <PageHead title={memberName} lead={facts.join(' · ')}>
        <Button component={Link} to="/memberships" startIcon={<ArrowBack />}>
          Memberships
        </Button>
        <Button variant="outlined" component={Link} to={`/payments/${NEW_RECORD}`} state={payingFor}>
          Record payment
        </Button>
        <Button variant="outlined" onClick={() => setAdjusting({ month: '', from: 0 })}>
          Add charge
        </Button>
        <Button variant="contained" onClick={() => setSetting(true)}>
          Set tier
        </Button>
      </PageHead>
      <WaitingRequests requests={requests} />
      <Summary aria-label="Summary">
        <Numbers
          numbers={[
            ['Total Paid', inRupees(totalPaid)],
            ['Amount Due', inRupees(totalDue)],
            ['Months due', String(monthsDue)],
            ['Last payment', lastPaymentDate ? date(lastPaymentDate) : '–'],
          ]}
        />
      </Summary>
      <Columns>
        <Listed title="Contributions" empty="No month has been charged yet." isEmpty={monthlyPayments.length === 0}>
          {monthlyPayments.map((contribution) => {
            const { _id, tier, amount, status, paidOn, isInPayment } = contribution;
            return (
              <li key={_id}>
                <div>
                  <b>{formatContributionMonth(contribution)}</b>
                  <small>
                    {MEMBERSHIP_TIER_LABELS[tier]}
                    {paidOn && ` · paid on ${date(paidOn)}`}
                  </small>
                </div>
                <StatusTag tone={status === 'paid' ? 'good' : 'waiting'}>
                  {status === 'paid' ? 'Paid' : isInPayment ? 'Being paid' : 'Pending'}
                </StatusTag>
                <span>{inRupees(amount)}</span>
                {status === 'pending' && !isInPayment && (
                  <Button
                    size="small"
                    aria-label={`Adjust ${formatContributionMonth(contribution)}`}
                    onClick={() => setAdjusting({ month: writtenMonth(contribution), from: amount })}
                  >
                    Adjust
                  </Button>
                )}
              </li>
            );
          })}
        </Listed>
        <div style={{ display: 'grid', gap: 16, minWidth: 0 }}>
          <Listed title="Payments" empty="Nothing has been paid yet." isEmpty={payments.length === 0}>
            {payments.map(({ id, itemName, amount, currency, state, paidOn, createdAt, receiptNumber }) => (
              <li key={id}>
                <div>
                  <b>
                    <Link to={`/payments/${encodeURIComponent(id)}`}>{itemName}</Link>
                  </b>
                  <small>
                    {moment(paidOn ?? createdAt)}
                    {receiptNumber && ` · ${receiptNumber}`}
                  </small>
                </div>
                <StatusTag tone={state === 'completed' ? 'good' : state === 'submitted' ? 'waiting' : 'plain'}>
                  {PAYMENT_STATE_LABELS[state]}
                </StatusTag>
                <span>{formatAmount(amount, currency)}</span>
              </li>
            ))}
          </Listed>
          <Statements record={record} />
          <Listed title="Reminders" empty="No reminder has been sent." isEmpty={mails.length === 0}>
            {mails.map(({ week, at, due }) => (
              <li key={week}>
                <div>
                  <b>Week {week}</b>
                  <small>{moment(at)}</small>
                </div>
                <span>{inRupees(due)} due</span>
              </li>
            ))}
          </Listed>
          <Panel aria-labelledby="membership-changes">
            <PanelHead>
              <h2 id="membership-changes">Changes</h2>
            </PanelHead>
            {changes.length === 0 ? (
              <Empty>Nobody has changed anything.</Empty>
            ) : (
              <Padded>
                <Changes changes={changes} />
              </Padded>
            )}
          </Panel>
        </div>
      </Columns>
      <AdjustMonth record={record} adjusting={adjusting} onClose={() => setAdjusting(undefined)} />
      <SetTier record={record} open={isSetting} onClose={() => setSetting(false)} />
    </>
  );
}

/** The yearly statements of a member, of the years of which there are receipts. */
function Statements({ record: { id, payments } }: { record: ConsoleMembership }) {
  const numbers = payments.flatMap(({ receiptNumber }) => receiptNumber ?? []);
  const years = [...new Set(numbers.map((number) => number.split('/')[0] ?? ''))].sort().reverse();
  if (years.length === 0) return null;
  return (
    <Listed title="Yearly statements" empty="" isEmpty={false}>
      {years.map((year) => (
        <li key={year}>
          <a href={api.memberStatement(id, year)} download={`statement-${year}.pdf`}>
            Statement {year}
          </a>
        </li>
      ))}
    </Listed>
  );
}

/** A month as the server writes it. */
const writtenMonth = ({ month, year }: Month): string => `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
