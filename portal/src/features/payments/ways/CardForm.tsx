import { styled } from '@mui/material/styles';
import {
  CARD_NUMBER_DIGITS,
  cardForm,
  CVV_DIGITS,
  looksLikeCard,
  messages,
  readWith,
  type CardForm as Card,
} from 'contracts';
import { useRef, useState, type ChangeEvent, type InputHTMLAttributes, type SubmitEvent } from 'react';

import { Field } from '../../../components/form/Field';
import { control } from '../../../components/form/fieldStyles';
import { byField, type FieldFaults } from '../../../lib/fetcher';
import { groupCardNumber, slashExpiry } from './cardText';
import { PayButton, type PayFormProps } from './PayButton';

const Input = styled('input')(control, { fontVariantNumeric: 'tabular-nums' });
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 });

const FIELDS = ['cardNumber', 'cardName', 'expiryDate', 'cvv'] as const;
type CardField = (typeof FIELDS)[number];

interface FieldWords {
  label: string;
  input: InputHTMLAttributes<HTMLInputElement>;
  /** Writes what is typed as it stands on the card. */
  write?: (typed: string) => string;
}
const WORDS: Record<CardField, FieldWords> = {
  cardNumber: {
    label: 'Card Number',
    input: { inputMode: 'numeric', autoComplete: 'cc-number', placeholder: '1234 5678 9012 3456', maxLength: 25 },
    write: groupCardNumber,
  },
  cardName: { label: 'Name on Card', input: { autoComplete: 'cc-name', maxLength: 100 } },
  expiryDate: {
    label: 'Expiry Date',
    input: { inputMode: 'numeric', autoComplete: 'cc-exp', placeholder: 'MM / YY', maxLength: 9 },
    write: slashExpiry,
  },
  cvv: { label: 'CVV', input: { inputMode: 'numeric', autoComplete: 'cc-csc', maxLength: CVV_DIGITS.max } },
};

const NOTHING: Card = { cardNumber: '', cardName: '', expiryDate: '', cvv: '' };

/**
 * The fields of a card (admin §2). They are checked here and go nowhere: the inputs have no names, and nothing that is sent
 * is made of them.
 */
export function CardForm({ failure, onPay, ...button }: PayFormProps) {
  const [card, setCard] = useState(NOTHING);
  const [faults, setFaults] = useState<FieldFaults>({});
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});
  const isMissing = FIELDS.some((field) => faults[field] === messages.cardDetailsMissing);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (button.isBusy) return;
    const found = byField(readWith(cardForm, card).faults ?? []);
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) inputs.current[first]?.focus();
    else onPay();
  };
  const change = (field: CardField) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    // Whoever corrects something in the middle is not moved to the end.
    const isAtEnd = selectionStart === value.length;
    const isRemoving = value.length < card[field].length;
    const write = isAtEnd && !isRemoving ? WORDS[field].write : undefined;
    setCard({ ...card, [field]: write ? write(value) : value });
    // What was wrong with it is looked at again when it is sent.
    const { [field]: _mended, ...others } = faults;
    setFaults(others);
  };
  const place = (field: CardField) => {
    const fault = faults[field];
    const { label, input, write } = WORDS[field];
    return (
      <Field
        label={label}
        // That something is missing is said once, below.
        {...(fault && fault !== messages.cardDetailsMissing && { fault })}
        {...(field === 'cardNumber' && isUnlikely(card.cardNumber) && { hint: UNLIKELY })}
      >
        {(controlProps) => (
          <Input
            {...controlProps}
            {...input}
            ref={(element) => {
              inputs.current[field] = element;
            }}
            aria-invalid={fault !== undefined}
            required
            value={card[field]}
            onChange={change(field)}
            onBlur={() => write && setCard({ ...card, [field]: write(card[field]) })}
          />
        )}
      </Field>
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      {place('cardNumber')}
      {place('cardName')}
      <Pair>
        {place('expiryDate')}
        {place('cvv')}
      </Pair>
      <PayButton {...button} failure={isMissing ? messages.cardDetailsMissing : failure} />
    </form>
  );
}

const UNLIKELY = 'Please look at the number again: its last digit does not fit the others.';

/** Whether somebody has probably mistyped. */
const isUnlikely = (number: string): boolean =>
  number.replace(/\s/g, '').length === CARD_NUMBER_DIGITS && !looksLikeCard(number);
