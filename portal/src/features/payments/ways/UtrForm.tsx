import { api, messages, upiConfirmBody, UTR_DIGITS, type One, type PaymentDetail } from 'contracts';
import { useSWRConfig } from 'swr';

import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';

/** Takes the number that the payer's bank gave the payment, by which the treasurer finds it. */
export function UtrForm({ paymentId }: { paymentId: string }) {
  const { mutate } = useSWRConfig();
  const { formProps, faults, isSending } = useForm({
    schema: upiConfirmBody,
    fields: ['utr'],
    toBody: ({ utr = '' }) => ({ gateway: 'upi' as const, utr: String(utr) }),
    submit: async (body) => {
      const answer = await send<One<PaymentDetail>>('POST', api.confirmPayment(paymentId), body);
      await mutate(api.payment(paymentId), answer, { revalidate: false });
    },
    sentences: { noAnswer: messages.networkError, fallback: messages.paymentFailed },
  });
  return (
    <form {...formProps}>
      <TextField
        label={`UTR (${UTR_DIGITS} digits)`}
        name="utr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        fault={faults.utr}
        hint="Your UPI app shows it with the payment: as UTR, or as UPI transaction ID."
      />
      <SubmitButton isSending={isSending}>I have paid</SubmitButton>
    </form>
  );
}
