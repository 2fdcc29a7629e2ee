import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { formatAmount, LINE_OUTCOME_LABELS, PAYMENT_STATE_LABELS, type StatementLine } from 'contracts';
import { Link } from 'react-router-dom';

import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { Facts } from '../../schema/Facts';
import { groupUtr } from '../../components/money/utr';
import { DecideLine } from './DecideLine';
import { GiveBack } from './GiveBack';
import { KeepLine } from './KeepLine';
import { OUTCOME_TONES } from './tones';

const Head = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  '& b': { ...theme.typography.h3, fontSize: '1.75rem', fontVariantNumeric: 'tabular-nums' },
}));
const Why = styled('p')(({ theme }) => ({ margin: '8px 0 16px', color: theme.vars.palette.text.secondary }));

interface LineLetterProps {
  line: StatementLine;
  titleId: string;
  onClose: () => void;
}

/** A line whole: what the bank has, what payment it may be, and what there is to decide. */
export function LineLetter({ line, titleId, onClose }: LineLetterProps) {
  const { date } = useDates();
  const { place, day, amount, narration, utr, outcome, reason, payment, decidedBy, statement, abilities, isAsked } =
    line;
  const facts = [
    ['Date', day && date(`${day}T12:00:00Z`)],
    ['Narration', narration],
    ['UTR', utr && groupUtr(utr)],
    ['Decided by', decidedBy],
  ] as const;
  return (
    <>
      <DialogTitle id={titleId}>Line {place}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Head>
          <b>{amount === null ? '–' : formatAmount(amount, 'INR')}</b>
          <StatusTag tone={OUTCOME_TONES[outcome] ?? 'plain'}>{LINE_OUTCOME_LABELS[outcome]}</StatusTag>
        </Head>
        {reason && <Why>{reason}.</Why>}
        <Facts>
          {facts.flatMap(([name, value]) =>
            value ? [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>] : [],
          )}
          {payment && (
            <>
              <dt>Payment</dt>
              <dd>
                <Link to={`/payments/${encodeURIComponent(payment._id)}`}>
                  {payment.payerName}: {payment.itemName}
                </Link>
                <br />
                {formatAmount(payment.amount, 'INR')}
                {payment.utr && ` · UTR ${groupUtr(payment.utr)}`} · {PAYMENT_STATE_LABELS[payment.state]}
              </dd>
            </>
          )}
        </Facts>
        {isAsked && (
          <Why>
            Another admin is asked to approve that it is given back: see{' '}
            <Link to="/money-requests">Money requests</Link>.
          </Why>
        )}
        {(abilities.decide || abilities.assign) && <DecideLine line={line} onDecided={onClose} />}
        {abilities.keep && <KeepLine line={line} onKept={onClose} />}
        {abilities.giveBack && <GiveBack line={line} onGiven={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={`/statements/${encodeURIComponent(statement)}`} onClick={onClose}>
          The statement
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}
