import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { api, formatAmount, type One, type UnclaimedTotal as Total } from 'contracts';
import { Link } from 'react-router-dom';

import { Panel } from '../../components/Panel';
import { DENSE } from '../../lib/type';
import { call } from '../../providers/http';
import { plural } from './useMove';

const Box = styled(Panel)(({ theme }) => ({
  ...DENSE,
  marginBottom: 20,
  padding: '10px 16px',
  borderColor: theme.vars.palette.warning.main,
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& a': { textUnderlineOffset: '0.25em' },
}));
const KEPT = `/statement-lines?filter=${encodeURIComponent(JSON.stringify({ outcome: 'unclaimed' }))}`;

/** How much money is nobody's payment: the society owes it. Nothing where there is none. */
export function UnclaimedTotal() {
  const { data } = useQuery({
    queryKey: ['unclaimed-money'],
    queryFn: async () => (await call<One<Total>>(api.unclaimedTotal())).data,
  });
  if (!data || data.lines === 0) return null;
  return (
    <Box aria-label="Unclaimed money">
      <b>{formatAmount(data.amount, 'INR')}</b> in {plural(data.lines, 'line')} is kept as unclaimed:{' '}
      <Link to={KEPT}>give it back, or assign it to payments</Link>
    </Box>
  );
}
