import { styled } from '@mui/material/styles';
import { moneyActionInWords, moneyDifferences, type MoneyChange, type MoneyDifference } from 'contracts';

import { SMALL } from '../../lib/type';
import { useDates } from '../../providers/dates';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  fontSize: '0.875rem',
  '& > li': { overflowWrap: 'anywhere' },
  '& small': { ...SMALL, display: 'block', color: theme.vars.palette.text.secondary },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

/** Who changed what of something that is about money, with before and after. */
export function Changes({ changes }: { changes: readonly MoneyChange[] }) {
  const { moment } = useDates();
  return (
    <List>
      {changes.map(({ action, by, at, before, after, reason }) => (
        <li key={`${at} ${action}`}>
          <small>
            {moment(at)} · {by || 'A former member'} · {moneyActionInWords(action)}
          </small>
          <Differences differences={moneyDifferences(before, after)} />
          {reason && <div>“{reason}”</div>}
        </li>
      ))}
    </List>
  );
}

/** What each field was, and has become. */
export const Differences = ({ differences }: { differences: readonly MoneyDifference[] }) =>
  differences.map(({ field, before, after }) => (
    <div key={field}>
      {field}: {before && <del>{before}</del>} {after && <ins>{after}</ins>}
    </div>
  ));
