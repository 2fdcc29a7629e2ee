import { styled } from '@mui/material/styles';
import { formatAmount, LINE_OUTCOME_LABELS, type StatementLine } from 'contracts';
import { Fragment } from 'react';

import { StatusTag } from '../../components/StatusTag';
import { SMALL } from '../../lib/type';
import { useDates } from '../../providers/dates';
import type { Cells } from '../../schema/ResourceList';
import { OUTCOME_TONES } from './tones';

const Whole = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Words = styled('span')({ display: 'block', minWidth: '18ch', maxWidth: '38ch', overflowWrap: 'anywhere' });
const Why = styled('span')(({ theme }) => ({
  ...SMALL,
  display: 'block',
  marginTop: 2,
  maxWidth: '34ch',
  color: theme.vars.palette.text.secondary,
}));

const Day = ({ day }: Pick<StatementLine, 'day'>) => {
  const { date } = useDates();
  return <Whole>{day ? date(`${day}T12:00:00Z`) : '–'}</Whole>;
};

/** A bank's words, which break after a stroke rather than within a word. */
const Narration = ({ words }: { words: string }) => (
  <Words>
    {words.split(/(?<=\/)/).map((part, place) => (
      <Fragment key={place}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </Words>
);

/** How the fields of a line are drawn, in each list of lines. */
export const lineCells: Cells<StatementLine> = {
  day: { render: ({ day }) => <Day day={day} /> },
  amount: {
    label: 'Amount',
    render: ({ amount }) => <Whole>{amount === null ? '–' : formatAmount(amount, 'INR')}</Whole>,
  },
  narration: { render: ({ narration }) => <Narration words={narration || '–'} /> },
  outcome: {
    render: ({ outcome, reason }) => (
      <>
        <StatusTag tone={OUTCOME_TONES[outcome] ?? 'plain'}>{LINE_OUTCOME_LABELS[outcome]}</StatusTag>
        {reason && <Why>{reason}</Why>}
      </>
    ),
  },
  payerName: {
    label: 'Payment',
    render: ({ payment }) =>
      payment ? (
        <>
          {payment.payerName}
          <Why>{payment.itemName}</Why>
        </>
      ) : (
        '–'
      ),
  },
};
