import Lock from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';

import { Button } from '../../../components/Button';
import { Failure } from '../../../components/form/Failure';

const Wide = styled(Button)({
  width: '100%',
  minHeight: 52,
  fontSize: '1.0625rem',
  '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.7, boxShadow: 'none' },
  '& svg': { fontSize: 18 },
});

/** What a form needs to send, and to say how that went. */
export interface PayFormProps {
  /** What is paid, for people. */
  price: string;
  isBusy: boolean;
  /** What went wrong the last time. */
  failure: string;
  /** Told once what was entered may be sent on. */
  onPay: () => void;
}

/** The button that pays, and why it did not. */
export function PayButton({ price, isBusy, failure }: Omit<PayFormProps, 'onPay'>) {
  return (
    <>
      <Failure>{failure}</Failure>
      <Wide type="submit" aria-busy={isBusy} aria-disabled={isBusy}>
        {!isBusy && <Lock aria-hidden="true" />}
        {isBusy ? 'Processing...' : `Pay ${price}`}
      </Wide>
    </>
  );
}
