import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatAmount, type ConsolePaymentRow, type ConsoleResource } from 'contracts';
import { useGetList } from 'react-admin';

import { Panel, PanelHead } from '../../components/Panel';
import { DENSE, SMALL } from '../../lib/type';
import { useOpenRecord } from '../../lib/useOpenRecord';
import { useDates } from '../../providers/dates';
import { RecordLink } from '../../schema/RecordLink';
import { groupUtr } from '../../components/money/utr';

/** Payments that are shown at once. */
const SHOWN = 5;

const Box = styled(Panel)({ marginBottom: 20 });
const List = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px', padding: '10px 16px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { ...DENSE, flex: '1 1 20ch', minWidth: 0, overflowWrap: 'anywhere' },
  '& li > div > span': { ...SMALL, display: 'block', color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
const More = styled('p')(({ theme }) => ({
  ...SMALL,
  padding: '10px 16px',
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Payments whose payers say that they paid: the treasurer looks for them in the bank's statement. Nothing where none waits. */
export function WaitingPayments({ resource: { name } }: { resource: ConsoleResource }) {
  const { moment } = useDates();
  const { open } = useOpenRecord(name);
  const { data = [], total = 0 } = useGetList<ConsolePaymentRow>(name, {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'ASC' },
    filter: { waiting: 'treasurer' },
  });
  if (data.length === 0) return null;
  return (
    <Box aria-labelledby="waiting-payments">
      <PanelHead>
        <h2 id="waiting-payments">Waiting for the treasurer</h2>
      </PanelHead>
      <List>
        {data.map(({ id, payerName, itemName, amount, currency, utr, createdAt }) => (
          <li key={id}>
            <div>
              <RecordLink resource={name} id={id}>
                {payerName}
              </RecordLink>
              <span>
                {itemName} · {moment(createdAt)}
              </span>
            </div>
            <div>
              <b>{formatAmount(amount, currency)}</b>
              <span>UTR {groupUtr(utr ?? '')}</span>
            </div>
            <Button variant="outlined" aria-label={`Decide: ${payerName}, ${itemName}`} onClick={() => open(id)}>
              Decide
            </Button>
          </li>
        ))}
      </List>
      {total > SHOWN && <More>{total - SHOWN} more wait in the list, under “Waiting”.</More>}
    </Box>
  );
}
