import {
  api,
  donateForm,
  DONATION_MIN,
  messages,
  CHECKOUT_METHOD_LABELS,
  type DonationOptions,
  type One,
  type CheckoutMethod,
} from 'contracts';
import { useState, type ReactNode } from 'react';
import { Skeleton } from 'ui';

import { ChoiceField } from '../../../components/form/ChoiceField';
import { useForm } from '../../../components/form/useForm';
import { LoadFailure } from '../../../components/LoadFailure';
import { useApi } from '../../../lib/useApi';
import { AmountField } from './AmountField';
import { AnonymousField } from './AnonymousField';
import { amountIn } from '../words';
import { useDonate } from './useDonate';

interface DonationFormProps {
  /** Left out, for whatever the society needs. */
  campaignId: string | undefined;
  /** What is given, as text; empty for nothing yet. */
  amount?: string;
  isAnonymous?: boolean;
  /** How the donor wants to pay, where that is known. */
  method?: CheckoutMethod | undefined;
  /** The buttons. */
  children: (isSending: boolean) => ReactNode;
}

/** How much somebody gives, how they pay, and whether their name is said. */
export function DonationForm(props: DonationFormProps) {
  const { data, error, retry } = useApi<One<DonationOptions>>(api.donationOptions());
  if (error) return <LoadFailure title={messages.donationNotProcessed} error={error} onRetry={retry} urgent />;
  if (!data) {
    return <Skeleton role="status" aria-busy="true" aria-label="Loading the form" style={{ height: 320 }} />;
  }
  return <Fields {...props} options={data.data} />;
}

function Fields({ campaignId, amount = '', isAnonymous = false, options, children, ...chosen }: FieldsProps) {
  const { methods, suggested } = options;
  const donate = useDonate(campaignId);
  const [method, setMethod] = useState(methods.filter((each) => methods.length === 1 || each === chosen.method));
  const { formProps, faults, isSending } = useForm({
    schema: donateForm,
    toBody: (inputs) => ({
      amount: amountIn(String(inputs.amount)),
      isAnonymous: inputs.isAnonymous === true,
      // What is not chosen yet is found missing by the schema.
      method: (method[0] ?? '') as CheckoutMethod,
    }),
    submit: donate,
    sentences: { noAnswer: messages.networkError, fallback: messages.donationNotProcessed },
  });
  return (
    <form {...formProps}>
      <AmountField
        suggested={suggested}
        amount={amount}
        fault={faults.amount}
        hint={`Whole rupees, ₹${DONATION_MIN} or more.`}
      />
      <ChoiceField
        isSingle
        label="Pay with"
        name="method"
        choices={labelsOf(methods)}
        chosen={method}
        onChange={setMethod}
        fault={method.length === 0 ? faults.method : undefined}
      />
      <AnonymousField isAnonymous={isAnonymous} />
      {children(isSending)}
    </form>
  );
}
interface FieldsProps extends DonationFormProps {
  options: DonationOptions;
}

const labelsOf = (methods: readonly CheckoutMethod[]) =>
  Object.fromEntries(methods.map((each) => [each, CHECKOUT_METHOD_LABELS[each]])) as Record<CheckoutMethod, string>;
