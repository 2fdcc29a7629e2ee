import { styled } from '@mui/material/styles';
import type { PaymentDetail } from 'contracts';

import { ButtonDownload } from '../../../components/Button';
import { CopyButton } from './CopyButton';
import { UtrForm } from './UtrForm';

/** What a finger points at is likely to have the payer's app on it. */
const ON_PHONE = '@media (hover: none) and (pointer: coarse)';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  counterReset: 'step',
  '& > li': { display: 'grid', gridTemplateColumns: '30px minmax(0, 1fr)', gap: '0 12px', counterIncrement: 'step' },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    fontWeight: 600,
    fontSize: '0.875rem',
    border: `1px solid ${theme.vars.palette.scheme.outline}`,
    borderRadius: '50%',
  },
  '& h3': { ...theme.typography.body1, marginBlock: '2px 10px', fontWeight: 600 },
}));
const Ask = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '184px minmax(0, 1fr)' },
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
/** White in both schemes: that is what scanners know. */
const Code = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 184,
  height: 184,
  backgroundColor: '#fff',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));
const OnDesk = styled('div')({ [ON_PHONE]: { display: 'none' } });
const OnPhone = styled('div')({
  display: 'none',
  [ON_PHONE]: { display: 'grid' },
});
const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  '& > div': { padding: '4px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > div:last-of-type': { borderBottom: 0 },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 10,
    minHeight: 32,
    margin: 0,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& button': { flex: 'none', marginBlock: '-18px -6px' },
}));

interface OwnUpiProps {
  paymentId: string;
  upi: NonNullable<PaymentDetail['gateways']['upi']>;
  price: string;
}

/** Pays from the payer's own UPI app, by a code on a desk and by a link on a phone, and takes the number of it. */
export function OwnUpi({ paymentId, upi: { link, address, name, reference, qr }, price }: OwnUpiProps) {
  return (
    <Steps>
      <li>
        <div>
          <h3>Pay {price} from your app</h3>
          <Ask>
            <OnDesk>
              <Code
                role="img"
                aria-label={`QR code that pays ${price} to ${name}`}
                viewBox={`0 0 ${qr.size} ${qr.size}`}
                shapeRendering="crispEdges"
              >
                <path d={qr.path} fill="#000" />
              </Code>
            </OnDesk>
            <OnPhone>
              <ButtonDownload href={link}>Open your UPI app</ButtonDownload>
            </OnPhone>
            <Facts>
              <div>
                <dt>To</dt>
                <dd>{name}</dd>
              </div>
              <div>
                <dt>UPI ID</dt>
                <dd>
                  {address}
                  <CopyButton text={address} of="the UPI ID" />
                </dd>
              </div>
              <div>
                <dt>Reference</dt>
                <dd>
                  {reference}
                  <CopyButton text={reference} of="the reference" />
                </dd>
              </div>
            </Facts>
          </Ask>
        </div>
      </li>
      <li>
        <div>
          <h3>Tell us its number</h3>
          <UtrForm paymentId={paymentId} />
        </div>
      </li>
    </Steps>
  );
}
