import { styled } from '@mui/material/styles';
import { api, formatDate, messages, paths, type Donation, type DonationStatus, type Donations } from 'contracts';
import { Link } from 'react-router-dom';

import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { ReceiptLink } from '../../../components/ReceiptLink';
import { Actions, Facts, Row, Rows, RowSkeletons } from '../../../components/Rows';
import { Tag } from '../../../components/Tag';
import { useSite } from '../../../lib/useSite';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { DonateButton } from '../donate/DonateButton';
import { inRupees } from '../words';
import { amountOf } from './amountOf';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Total = styled('p')(({ theme }) => ({
  marginBottom: 6,
  color: theme.vars.palette.text.secondary,
  '& b': { color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));

const TONES: Record<DonationStatus, string> = { Completed: 'green', Pending: 'yellow', Refunded: 'blue' };

/** What the reader gave, newest first, with the receipts (member §2, My Donations). */
export function OwnDonations({ page }: { page: number }) {
  const result = useSteadyApi<Donations>(api.ownDonations({ page }));
  return (
    <PagedList
      result={result}
      failure={messages.donationsNotLoaded}
      skeleton={<RowSkeletons label="Loading your donations" />}
      label="My Donations"
      List={Rows}
      pathOf={(each) => paths.giving({ tab: 'donations', page: each })}
      above={({ meta }) => (
        <Total>
          You have given <b>{inRupees(meta.given)}</b> so far. Thank you.
        </Total>
      )}
      empty={() => (
        <Notice title="You have not given yet" text="Your donations are listed here, each with its receipt.">
          <DonateButton />
          <ButtonLink href={paths.giving()} look="outlined">
            See the campaigns
          </ButtonLink>
        </Notice>
      )}
    >
      {(donation: Donation) => <DonationRow donation={donation} />}
    </PagedList>
  );
}

function DonationRow({ donation }: { donation: Donation }) {
  const { timeZone } = useSite().settings;
  const { date, campaign, currency, refunded, status, isAnonymous, paymentId, receiptNumber } = donation;
  const title = campaign?.title ?? 'For the society';
  const facts = [formatDate(date, timeZone), receiptNumber && `Receipt ${receiptNumber}`].filter(Boolean);
  return (
    <Row>
      <div>
        <Head>
          <h2>{campaign ? <Link to={paths.campaign(campaign._id)}>{title}</Link> : title}</h2>
          <Badge data-tone={TONES[status]}>{status}</Badge>
          {isAnonymous && <Tag>Anonymous</Tag>}
        </Head>
        <Facts>
          <b>{amountOf(donation)}</b> · {facts.join(' · ')}
        </Facts>
        {refunded > 0 && <Facts>{amountOf({ amount: refunded, currency })} went back to you.</Facts>}
      </div>
      <Actions data-screen-only>
        {status === 'Pending' && <ContinueLink donation={donation} />}
        {receiptNumber && <ReceiptLink paymentId={paymentId} of={title} />}
      </Actions>
    </Row>
  );
}

/** Back to a checkout that has begun: its address says no more of an anonymous donation than the server does. */
function ContinueLink({ donation: { paymentId, campaign, isAnonymous } }: { donation: Donation }) {
  const named = isAnonymous ? undefined : campaign?._id;
  return <ButtonLink href={paths.pay('donation', named, { payment: paymentId })}>See how it stands</ButtonLink>;
}
