import Download from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import {
  api,
  CONTRIBUTION_CURRENCY,
  dayAt,
  financialYearOf,
  formatAmount,
  formatContributionMonth,
  formatDate,
  type Contribution,
} from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import { useSite } from '../../lib/useSite';
import { ContributionBadge } from './ContributionBadge';

const List = styled('ol')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    alignItems: 'center',
    paddingBlock: 12,
    fontVariantNumeric: 'tabular-nums',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& .month': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& .month strong': { fontWeight: 600 },
  '& .paid-on': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .amount': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32, textUnderlineOffset: 4 },
  '& a svg': { fontSize: 18 },
  [theme.breakpoints.up('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto 92px 88px' },
    '& .amount': { gridColumn: 3, gridRow: 1 },
    '& .paid-on': { gridColumn: 2, gridRow: 1 },
    '& a': { justifySelf: 'end' },
  },
}));
const Statements = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32, textUnderlineOffset: 4 },
  '& a svg': { fontSize: 18 },
}));
const Quiet = styled('p')(({ theme }) => ({ marginTop: 10, color: theme.vars.palette.text.secondary }));

/** The months that are paid, by when that was, the latest first (admin §2). */
export function History({ paid }: { paid: readonly Contribution[] }) {
  const { timeZone } = useSite().settings;
  const days = paid.flatMap(({ paidOn }) => (paidOn ? dayAt(new Date(paidOn), timeZone) : []));
  const years = [...new Set(days.map(financialYearOf))].sort().reverse();
  return (
    <CardFrame title="Payment history">
      {paid.length === 0 && <Quiet>What you pay is listed here, with its receipt.</Quiet>}
      <List aria-label="Payment history">
        {paid.map((contribution) => {
          const { _id, amount, paidOn, paymentId } = contribution;
          const month = formatContributionMonth(contribution);
          return (
            <li key={_id}>
              <div className="month">
                <strong>{month}</strong>
                <ContributionBadge contribution={contribution} />
              </div>
              <span className="amount">{formatAmount(amount, CONTRIBUTION_CURRENCY)}</span>
              <span className="paid-on">{paidOn ? `Paid on ${formatDate(paidOn, timeZone)}` : ''}</span>
              {paymentId && (
                <a href={api.paymentReceipt(paymentId)} download="receipt.pdf" aria-label={`Receipt: ${month}`}>
                  <Download aria-hidden="true" />
                  Receipt
                </a>
              )}
            </li>
          );
        })}
      </List>
      {years.length > 0 && (
        <Statements aria-label="Yearly statements">
          {years.map((year) => (
            <li key={year}>
              <a href={api.paymentStatement(year)} download={`statement-${year}.pdf`}>
                <Download aria-hidden="true" />
                Statement {year}
              </a>
            </li>
          ))}
        </Statements>
      )}
    </CardFrame>
  );
}
