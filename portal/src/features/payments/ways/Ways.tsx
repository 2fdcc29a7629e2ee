import { styled } from '@mui/material/styles';
import {
  CHECKOUT_METHOD_LABELS,
  type CheckoutMethod,
  type ConfirmPaymentBody,
  type GatewayName,
  type PaymentDetail,
} from 'contracts';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { Notice } from '../../../components/Notice';
import { Tag } from '../../../components/Tag';
import { TextField } from '../../../components/form/TextField';
import { readCheckoutState } from '../../../lib/checkoutState';
import type { CheckoutWords } from '../checkout/Checkout';
import { useConfirmPayment } from '../checkout/useConfirmPayment';
import { CardForm } from './CardForm';
import { OwnUpi } from './OwnUpi';
import type { PayFormProps } from './PayButton';
import { SandboxUpi } from './SandboxUpi';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.h4, fontSize: '1.25rem', marginBottom: 12, padding: 0 },
}));
const Choice = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  '& + &': { borderTop: 0 },
  '&:first-of-type': {
    borderStartStartRadius: theme.vars.shape.borderRadius,
    borderStartEndRadius: theme.vars.shape.borderRadius,
  },
  '&:last-of-type': {
    borderEndStartRadius: theme.vars.shape.borderRadius,
    borderEndEndRadius: theme.vars.shape.borderRadius,
  },
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minHeight: 60,
    padding: '10px 18px',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > label > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  '& > label input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& > label small': { ...theme.typography.body2, fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
const Below = styled('div')({ padding: '6px 18px 22px' });

/** What a way needs of the page, of which it takes its own. */
interface WayProps extends Omit<PayFormProps, 'onPay'> {
  payment: PaymentDetail;
  /** Pays by a gateway that is told at once. */
  pay: (body: ConfirmPaymentBody) => void;
}

/** A way to pay, of a gateway. */
interface Way {
  key: string;
  gateway: GatewayName;
  /** What whoever has chosen before they came here means by it. */
  method: CheckoutMethod;
  label: string;
  note: string;
  isDemo: boolean;
  Body: ComponentType<WayProps>;
}

const inSandbox = (method: CheckoutMethod, Form: ComponentType<PayFormProps>): Way => ({
  ...{ key: method, gateway: 'sandbox', method, label: CHECKOUT_METHOD_LABELS[method] },
  ...{ note: 'Nothing is charged', isDemo: true },
  Body: ({ payment: _payment, pay, ...form }) => <Form {...form} onPay={() => pay({ gateway: 'sandbox', method })} />,
});

/** Every way, in the order in which they are offered. */
const WAYS: readonly Way[] = [
  {
    ...{ key: 'own-upi', gateway: 'upi', method: 'upi', label: 'UPI' },
    ...{ note: 'From your own app, without fees', isDemo: false },
    Body: ({ payment: { _id, gateways }, price }) =>
      gateways.upi && <OwnUpi paymentId={_id} upi={gateways.upi} price={price} />,
  },
  inSandbox('card', CardForm),
  inSandbox('upi', SandboxUpi),
];

interface WaysProps {
  payment: PaymentDetail;
  words: CheckoutWords;
  /** What is paid, for people. */
  price: string;
}

/** The ways to pay that are offered, and what the chosen one needs. */
export function Ways({ payment, words, price }: WaysProps) {
  const ways = WAYS.filter(({ gateway }) => payment.gateways[gateway] !== null);
  const { method } = readCheckoutState(useLocation().state);
  const [chosen, setChosen] = useState((ways.find((way) => way.method === method) ?? ways[0])?.key);
  const { isBusy, failure, confirm } = useConfirmPayment(payment._id);
  if (ways.length === 0) {
    return <Notice title="Nobody can be paid here yet" text="Please write to us, and we will tell you how to pay." />;
  }
  const pay = (body: ConfirmPaymentBody) => void confirm(body, words.waitMs);
  return (
    <div>
      {words.showsAmount && <TextField label="Amount" name="amount" value={price} disabled readOnly />}
      <Group>
        <legend>Pay with</legend>
        {ways.map(({ key, label, note, isDemo, Body }) => (
          <Choice key={key}>
            <label>
              <input
                type="radio"
                name="way"
                checked={key === chosen}
                disabled={isBusy}
                onChange={() => setChosen(key)}
              />
              <span>
                {label}
                {isDemo && <Tag>Demo</Tag>}
                <small>{note}</small>
              </span>
            </label>
            {key === chosen && (
              <Below>
                <Body payment={payment} price={price} isBusy={isBusy} failure={failure} pay={pay} />
              </Below>
            )}
          </Choice>
        ))}
      </Group>
    </div>
  );
}
