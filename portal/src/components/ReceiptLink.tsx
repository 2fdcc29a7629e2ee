import Download from '@mui/icons-material/Download';
import { api } from 'contracts';
import { VisuallyHidden } from 'ui';

import { ButtonDownload } from './Button';

interface ReceiptLinkProps {
  paymentId: string;
  /** What it is for, where the page has several. */
  of?: string;
}

/** The receipt of a payment, to be kept. */
export function ReceiptLink({ paymentId, of }: ReceiptLinkProps) {
  return (
    <ButtonDownload href={api.paymentReceipt(paymentId)} download="receipt.pdf" look="outlined">
      <Download aria-hidden="true" style={{ fontSize: 18 }} />
      Receipt
      {of && <VisuallyHidden>: {of}</VisuallyHidden>}
    </ButtonDownload>
  );
}
