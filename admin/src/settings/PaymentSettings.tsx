import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  api,
  messages,
  type ConsolePaymentSettings as Stored,
  type One,
  type PaymentSettings as Sent,
} from 'contracts';
import { useState } from 'react';
import { Form, NumberInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';

import { FormFault } from '../components/FormFault';
import { FormSection } from '../components/FormSection';
import { KEEP_TYPED } from '../components/keep-typed';
import { WaitingRequests } from '../components/money/WaitingRequests';
import { SwitchInput } from '../components/SwitchInput';
import { useFailureToast } from '../components/useFailureToast';
import { useToast } from '../components/useToast';
import { call, formFaultsOf } from '../providers/http';

const KEY = ['payment-settings'];

/** How people pay the society. Saved by itself: it is the treasurer's business. */
export function PaymentSettings() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call<One<Stored>>(api.paymentSettings())).data,
  });
  useFailureToast(messages.settingsNotLoaded, error);
  return data ? <PaymentForm stored={data} /> : null;
}

function PaymentForm({ stored }: { stored: Stored }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: Sent) =>
      (await call<One<Stored>>(api.paymentSettings(), { method: 'PUT', body: JSON.stringify(body) })).data,
  });
  // What was asked for is not in force: the fields show what is, once it is saved.
  const [saves, setSaves] = useState(0);
  const save = async ({ upiAddress, upiName, offersSandbox, approvalAbove }: Partial<Record<keyof Sent, unknown>>) => {
    try {
      const body = {
        ...{ upiAddress: textOf(upiAddress), upiName: textOf(upiName), offersSandbox: offersSandbox === true },
        approvalAbove: Number(approvalAbove ?? Number.NaN),
      };
      const saved = await mutateAsync(body);
      queryClient.setQueryData(KEY, saved);
      setSaves((count) => count + 1);
      const isAsked = (Object.keys(body) as (keyof Sent)[]).some((name) => saved[name] !== body[name]);
      toast.success(isAsked ? messages.moneyRequested : messages.paymentSettingsUpdated);
      return undefined;
    } catch (error) {
      toast.failure(messages.settingsNotUpdated, error);
      return formFaultsOf(error);
    }
  };
  return (
    <Form
      key={saves}
      // The form's library wants every record to have an id.
      record={{ id: 'payment-settings', ...stored }}
      resource="payment-settings"
      onSubmit={save}
      noValidate
      disableInvalidFormNotification
      resetOptions={KEEP_TYPED}
    >
      <FormSection
        title="Payments"
        text="How people pay the society. UPI is offered once there are both an address and a name. An empty address turns it off at once; another one holds once another admin has approved it."
      >
        <WaitingRequests requests={stored.requests} />
        {stored.requests.some(({ kind }) => kind === 'account') && (
          <p>Until then this is in force: {accountOf(stored)}.</p>
        )}
        {stored.isOnlyAdmin && (
          <p>
            You are the only admin. You set the first account alone; another one, or a larger sum, waits until there is
            a second admin to approve it. Make somebody an admin under <Link to="/users">Users</Link>: they approve from
            the day after.
          </p>
        )}
        <TextInput source="upiAddress" label="UPI address" helperText="Such as society@bank." autoComplete="off" />
        <TextInput source="upiName" label="Name of the account" helperText="As the bank has it." autoComplete="off" />
        <SwitchInput
          source="offersSandbox"
          label="Offer the sandbox"
          helperText="It takes no money: for trying out alone. The site of a society in production never offers it."
        />
        <NumberInput
          source="approvalAbove"
          label="A second admin approves above"
          helperText="Refunds, adjustments and what is given back, in the unit of their currency. Another admin has to approve a larger sum, too."
          min={0}
          step={1}
        />
        <FormFault />
        <Button type="submit" variant="outlined" disabled={isPending} sx={{ justifySelf: 'start' }}>
          Save payment settings
        </Button>
      </FormSection>
    </Form>
  );
}

const accountOf = ({ upiAddress, upiName }: Sent): string =>
  upiAddress && upiName ? `${upiAddress} (${upiName})` : 'UPI is off';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
