import { styled } from '@mui/material/styles';
import { messages, type EventDetail, type PaymentDetail } from 'contracts';

import { Button } from '../../components/Button';
import { detailColumns } from '../../components/detailColumns';
import { QuestionsForm, type Drafts } from '../../features/events/registration/QuestionsForm';
import { CheckoutTitle } from '../../features/payments/checkout/CheckoutTitle';
import { OrderSummary } from '../../features/payments/checkout/OrderSummary';
import { beginPayment } from '../../lib/beginPayment';
import { sentenceFor } from '../../lib/sentenceFor';
import { useKeptText } from '../../lib/useKeptText';
import { useToast } from '../../lib/useToast';

const Columns = styled('div')(detailColumns);
const Sheet = styled('section')(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 32px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > p': { marginBottom: 18, color: theme.vars.palette.text.secondary },
}));

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.paymentNotInitiated };

interface TicketQuestionsProps {
  event: EventDetail;
  onBegun: (payment: PaymentDetail) => Promise<void>;
}

/** What an event asks whoever buys a ticket; answered once, it is still there after a payment that failed. */
export function TicketQuestions({ event, onBegun }: TicketQuestionsProps) {
  const { _id, title, questions, ticketPrice, currency } = event;
  const showToast = useToast();
  const [drafts, keep] = useDrafts(_id);
  return (
    <article>
      <CheckoutTitle>Your ticket to {title}</CheckoutTitle>
      <Columns>
        <Sheet aria-label="Before you pay">
          <p>The organizers would like to know:</p>
          <QuestionsForm
            {...{ questions, drafts }}
            onDraft={(field, value) => keep({ ...drafts, [field]: value })}
            submit={async (answers) => onBegun(await beginPayment('event', { id: _id, body: { answers } }))}
            onFailure={(failure) => showToast('error', sentenceFor(failure, SENTENCES))}
          >
            {(isSending) => (
              <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
                Continue to payment
              </Button>
            )}
          </QuestionsForm>
        </Sheet>
        <OrderSummary payment={{ amount: ticketPrice, currency, itemName: title, months: [], relatedTo: 'event' }} />
      </Columns>
    </article>
  );
}

/** What was answered so far, by field. */
function useDrafts(event: string): readonly [Drafts, (drafts: Drafts) => void] {
  const [kept, keep] = useKeptText(`answers.${event}`);
  return [kept ? (JSON.parse(kept) as Drafts) : {}, (drafts) => keep(JSON.stringify(drafts))];
}
