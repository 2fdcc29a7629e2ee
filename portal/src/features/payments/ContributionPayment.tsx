import { api, messages, paths, SANDBOX_WAIT_MS, type PaymentDetail } from 'contracts';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { ArticleFrame } from '../../components/ArticleFrame';
import { beginPayment } from '../../lib/beginPayment';
import { sentenceFor } from '../../lib/sentenceFor';
import { useToast } from '../../lib/useToast';
import { OpenedPayment } from './OpenedPayment';

const FRAME = { back: { href: paths.membership(), label: 'Membership' } };
const WORDS = {
  title: 'Pay your contribution',
  kept: 'These months are kept for',
  told: messages.paymentSuccessful,
  waitMs: SANDBOX_WAIT_MS.membership,
  showsAmount: false,
  backPath: paths.membership(),
};

/** Pays contributions whose payment has begun (admin §2, Membership checkout). */
export function ContributionPayment({ paymentId }: { paymentId: string }) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const showToast = useToast();

  const again = async ({ months }: PaymentDetail) => {
    try {
      const payment = await beginPayment('membership', { body: { months } });
      await mutate(api.payment(payment._id), { data: payment }, { revalidate: false });
      void navigate(paths.payContributions(payment._id), { replace: true });
    } catch (error) {
      showToast(
        'error',
        sentenceFor(error, { noAnswer: messages.networkError, fallback: messages.paymentNotInitiated }),
      );
      // Somebody has paid them meanwhile, say.
      void navigate(paths.membership(), { replace: true });
    }
  };
  return (
    <ArticleFrame {...FRAME}>
      <OpenedPayment key={paymentId} paymentId={paymentId} words={WORDS} onAgain={(payment) => void again(payment)} />
    </ArticleFrame>
  );
}
