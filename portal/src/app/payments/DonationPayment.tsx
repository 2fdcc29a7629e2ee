import { styled } from '@mui/material/styles';
import {
  api,
  messages,
  paths,
  SANDBOX_WAIT_MS,
  type CampaignDetail,
  type One,
  type PaymentDetail,
  type CheckoutMethod,
} from 'contracts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { ArticleFrame } from '../../components/ArticleFrame';
import { Button, ButtonLink } from '../../components/Button';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { DonationForm } from '../../features/giving/donate/DonationForm';
import { CheckoutTitle } from '../../features/payments/checkout/CheckoutTitle';
import { CheckoutSkeleton, OpenedPayment } from '../../features/payments/OpenedPayment';
import { PAYMENT_PARAM } from '../../features/payments/paymentAddress';
import { readCheckoutState } from '../../lib/checkoutState';
import { useApi } from '../../lib/useApi';

const Sheet = styled('section')(({ theme }) => ({
  maxWidth: 560,
  marginTop: 'clamp(24px, 3vw, 44px)',
  padding: 'clamp(20px, 3vw, 32px)',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > p': { marginBottom: 18, color: theme.vars.palette.text.secondary },
}));

/** Donates: how much and how, then the checkout (admin §2, general payment page). @param id of a campaign, if it is for one */
export function DonationPayment({ id }: { id: string | undefined }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = readCheckoutState(useLocation().state);
  const begun = search.get(PAYMENT_PARAM);
  // An anonymous donation has its campaign in no address.
  const campaign = id ?? state.campaign;
  const backPath = campaign ? paths.campaign(campaign) : paths.giving();
  const words = {
    title: 'Your donation',
    kept: 'You can pay here for another',
    told: messages.donationProcessed,
    waitMs: SANDBOX_WAIT_MS.general,
    showsAmount: false,
    backPath,
  };
  /** The same amount again; where it is not known any more what it was for, the donor chooses again. */
  const again = ({ amount }: PaymentDetail) => {
    const isKnown = id !== undefined || state.method !== undefined;
    const next = isKnown ? paths.pay('donation', id, { amount: String(amount) }) : paths.giving();
    void navigate(next, { replace: true, state });
  };
  return (
    <ArticleFrame back={{ href: backPath, label: campaign ? 'The campaign' : 'Giving' }}>
      {begun ? (
        <OpenedPayment key={begun} paymentId={begun} words={words} onAgain={again} />
      ) : (
        <Wanted
          campaign={campaign}
          amount={search.get('amount') ?? ''}
          isAnonymous={state.isAnonymous ?? false}
          method={state.method}
        />
      )}
    </ArticleFrame>
  );
}

interface WantedProps {
  campaign: string | undefined;
  amount: string;
  isAnonymous: boolean;
  method: CheckoutMethod | undefined;
}

/** Asks how much, where somebody comes by an address and not by the dialog. */
function Wanted({ campaign, ...given }: WantedProps) {
  const { data, error, retry } = useApi<One<CampaignDetail>>(campaign === undefined ? null : api.campaign(campaign));
  if (error?.status === 404 || (data && !data.data.abilities.donate)) {
    return (
      <Notice isPage title={error ? messages.campaignNotFound : messages.campaignOver}>
        <ButtonLink href={paths.giving()}>See all campaigns</ButtonLink>
      </Notice>
    );
  }
  if (error) return <LoadFailure title={messages.paymentDetailsNotLoaded} error={error} onRetry={retry} urgent />;
  if (campaign !== undefined && !data) return <CheckoutSkeleton />;
  return (
    <>
      <CheckoutTitle>Make a donation</CheckoutTitle>
      <Sheet aria-label="Your donation">
        <p>{data ? `For “${data.data.title}”.` : 'It goes where the society needs it most.'}</p>
        <DonationForm campaignId={campaign} {...given}>
          {(isSending) => (
            <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
              Continue to payment
            </Button>
          )}
        </DonationForm>
      </Sheet>
    </>
  );
}
