import { styled } from '@mui/material/styles';
import {
  api,
  formatAmount,
  formatContributionMonth,
  formatDate,
  messages,
  PAYMENT_METHOD_LABELS,
  paths,
  type Page,
  type Payment,
} from 'contracts';
import { Fragment } from 'react';

import { ButtonLink } from '../../components/Button';
import { PagedList } from '../../components/PagedList';
import { Actions, Facts, Row, Rows, RowSkeletons } from '../../components/Rows';
import { useSite } from '../../lib/useSite';
import { useSteadyApi } from '../../lib/useSteadyApi';
import { checkoutOf } from './paymentAddress';
import { PaymentBadge } from './PaymentBadge';
import { ReceiptLink } from '../../components/ReceiptLink';

const PaymentRowFrame = styled(Row)({ paddingBlock: 16, '& .whole': { whiteSpace: 'nowrap' } });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& h3': { ...theme.typography.h4, fontSize: '1.0625rem' },
}));
/** The card around them is their end. */
const List = styled(Rows)({
  '& > li:last-of-type': { borderBottom: 0, '& > article': { paddingBottom: 0 } },
});
const Empty = styled('p')(({ theme }) => ({ paddingBlock: 16, color: theme.vars.palette.text.secondary }));

/** What the reader paid, and what waits, by page. */
export function OwnPayments({ page }: { page: number }) {
  const result = useSteadyApi<Page<Payment>>(api.payments({ page }));
  return (
    <PagedList
      result={result}
      failure={messages.paymentsNotLoaded}
      skeleton={<RowSkeletons label="Loading your payments" />}
      label="Your payments"
      List={List}
      pathOf={(each) => paths.membership({ page: each })}
      empty={() => <Empty>You have not paid anything here yet.</Empty>}
    >
      {(payment: Payment) => <PaymentRow payment={payment} />}
    </PagedList>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { timeZone } = useSite().settings;
  const { _id, amount, currency, itemName, months, state, paidOn, createdAt, paymentMethod } = payment;
  const { receiptNumber, refunded, reason, abilities } = payment;
  const facts = [
    formatAmount(amount, currency),
    formatDate(paidOn ?? createdAt, timeZone),
    paymentMethod && PAYMENT_METHOD_LABELS[paymentMethod],
    receiptNumber && `Receipt ${receiptNumber}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <PaymentRowFrame>
      <div>
        <Head>
          <h3>{itemName}</h3>
          <PaymentBadge state={state} />
        </Head>
        <Facts>
          {facts.map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && ' · '}
              <span className="whole">{fact}</span>
            </Fragment>
          ))}
        </Facts>
        {months.length > 1 && <Facts>{months.map(formatContributionMonth).join(', ')}</Facts>}
        {refunded > 0 && <Facts>{formatAmount(refunded, currency)} went back to you.</Facts>}
        {reason && <Facts>{reason}</Facts>}
      </div>
      <Actions data-screen-only>
        {(abilities.confirm || state === 'submitted') && (
          <ButtonLink href={checkoutOf(payment)} look={abilities.confirm ? 'filled' : 'outlined'}>
            {abilities.confirm ? 'Continue' : 'See how it stands'}
          </ButtonLink>
        )}
        {receiptNumber && <ReceiptLink paymentId={_id} of={itemName} />}
      </Actions>
    </PaymentRowFrame>
  );
}
