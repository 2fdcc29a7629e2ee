import { styled } from '@mui/material/styles';
import type { MoneyRequest } from 'contracts';
import { Link } from 'react-router-dom';

import { DENSE } from '../../lib/type';
import { useDates } from '../../providers/dates';
import { Panel } from '../Panel';

const Box = styled(Panel)(({ theme }) => ({
  ...DENSE,
  margin: '0 0 16px',
  padding: '10px 16px',
  borderColor: theme.vars.palette.warning.main,
  '& ul': { display: 'grid', gap: 4, overflowWrap: 'anywhere' },
  '& a': { textUnderlineOffset: '0.25em' },
}));

/** What another admin has to approve of a payment or a membership. Nothing where nothing waits. */
export function WaitingRequests({ requests }: { requests: readonly MoneyRequest[] }) {
  const { moment } = useDates();
  if (requests.length === 0) return null;
  return (
    <Box aria-label="Waits for another admin">
      <ul>
        {requests.map(({ id, title, askedBy, createdAt }) => (
          <li key={id}>
            Waits for another admin: <Link to={`/money-requests/${encodeURIComponent(id)}`}>{title}</Link>
            {askedBy && `, asked by ${askedBy}`} · {moment(createdAt)}
          </li>
        ))}
      </ul>
    </Box>
  );
}
