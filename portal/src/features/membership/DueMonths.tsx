import { styled } from '@mui/material/styles';
import {
  CONTRIBUTION_CURRENCY,
  formatContributionMonth,
  formatMoney,
  formatAmount,
  messages,
  paths,
  toMinorUnits,
  type Contribution,
} from 'contracts';
import { useState } from 'react';

import { Button, ButtonLink } from '../../components/Button';
import { CardFrame } from '../../components/card/CardFrame';
import { Failure } from '../../components/form/Failure';
import { ContributionBadge } from './ContributionBadge';
import { usePayContributions } from './usePayContributions';

const List = styled('ul')(({ theme }) => ({
  marginBlock: '8px 4px',
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& label, & li > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li > div': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingBlock: 8,
    color: theme.vars.palette.text.secondary,
  },
  '& li > div > span:first-of-type': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& label': { cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
const Quiet = styled('p')(({ theme }) => ({ marginTop: 10, color: theme.vars.palette.text.secondary }));
const Open = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, marginTop: 14 });

interface DueMonthsProps {
  /** The earliest first. */
  due: readonly Contribution[];
  /** A payment that has begun and waits. */
  openPayment: string | null;
}

/** The months that are due: all of them are paid at once, unless fewer are ticked. */
export function DueMonths({ due, openPayment }: DueMonthsProps) {
  const free = due.filter(({ isInPayment }) => !isInPayment);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const { isBusy, pay } = usePayContributions();
  const chosen = free.filter(({ _id }) => !left.includes(_id));

  const submit = () => {
    setFailure(chosen.length === 0 ? messages.monthsMissing : '');
    if (chosen.length > 0) void pay({ months: chosen.map(({ month, year }) => ({ month, year })) });
  };
  return (
    <CardFrame title="What is due">
      {due.length === 0 && <Quiet>Nothing is due. Thank you for paying in time.</Quiet>}
      {due.length > 0 && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <List aria-label="Months that are due">
            {due.map((contribution) => {
              const { _id, amount, isInPayment } = contribution;
              const month = formatContributionMonth(contribution);
              const price = formatAmount(amount, CONTRIBUTION_CURRENCY);
              return (
                <li key={_id}>
                  {isInPayment ? (
                    <div>
                      <span>
                        {month}
                        <ContributionBadge contribution={contribution} />
                      </span>
                      {price}
                    </div>
                  ) : (
                    <label>
                      <input
                        type="checkbox"
                        data-screen-only
                        checked={!left.includes(_id)}
                        onChange={({ target }) =>
                          setLeft(target.checked ? left.filter((each) => each !== _id) : [...left, _id])
                        }
                      />
                      {month}
                      <span>{price}</span>
                    </label>
                  )}
                </li>
              );
            })}
          </List>
          {free.length > 0 && (
            <>
              <Failure>{failure}</Failure>
              <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy} style={{ width: '100%' }}>
                {payWords(free, chosen)}
              </Button>
            </>
          )}
        </form>
      )}
      {openPayment && (
        <Open data-screen-only>
          <Quiet>You have begun to pay.</Quiet>
          <ButtonLink href={paths.payContributions(openPayment)} look={free.length > 0 ? 'outlined' : 'filled'}>
            Continue the payment
          </ButtonLink>
        </Open>
      )}
    </CardFrame>
  );
}

function payWords(free: readonly Contribution[], chosen: readonly Contribution[]): string {
  const minor = chosen.reduce((sum, { amount }) => sum + toMinorUnits(amount, CONTRIBUTION_CURRENCY), 0);
  const price = formatMoney(minor, CONTRIBUTION_CURRENCY);
  const [only] = chosen;
  if (!only) return 'Choose months to pay';
  if (chosen.length === 1) return `Pay ${formatContributionMonth(only)} — ${price}`;
  return `Pay ${chosen.length === free.length ? 'all ' : ''}${chosen.length} months — ${price}`;
}
