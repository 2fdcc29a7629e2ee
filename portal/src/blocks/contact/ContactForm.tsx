import { styled } from '@mui/material/styles';
import {
  api,
  CONTACT_MESSAGE_MAX_CHARS,
  contactInput,
  EMAIL_MAX_CHARS,
  messages,
  NAME_MAX_CHARS,
  type MessageAnswer,
} from 'contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { SubmitButton } from '../../components/form/SubmitButton';
import { TextArea } from '../../components/form/TextArea';
import { TextField } from '../../components/form/TextField';
import { useForm } from '../../components/form/useForm';
import { send } from '../../lib/fetcher';
import { Honeypot } from './Honeypot';
import { Sent } from './Sent';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.contactNotSent };

/** Keeps the form's place while the thanks stand in it, so that nothing below jumps. */
const Place = styled('div')({ position: 'relative', '@media (scripting: none)': { display: 'none' } });
const Form = styled('form')({ '&[data-sent]': { visibility: 'hidden' } });
const Two = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
/** What is to be expected, or why it failed; a toast reads the latter out. */
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 14,
  color: theme.vars.palette.text.secondary,
  '&[data-fault]': { fontWeight: 500, color: theme.vars.palette.error.main },
}));

/** Takes a message and brings it to the society (site §2.2, contact; design §8). */
export function ContactForm({ note }: { note: string }) {
  const [isSent, setSent] = useState(false);
  const { formProps, faults, failure, isSending, focus } = useForm({
    schema: contactInput,
    submit: async (contact) => {
      await send<MessageAnswer>('POST', api.contact(), contact);
      setSent(true);
    },
    sentences: SENTENCES,
  });

  const writeAnother = () => {
    formProps.ref.current?.reset();
    flushSync(() => setSent(false));
    focus('name');
  };

  return (
    <Place>
      <Form {...formProps} data-sent={isSent || undefined}>
        <Two>
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX_CHARS}
            required
            fault={faults.name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_CHARS}
            required
            fault={faults.email}
          />
        </Two>
        <TextArea
          label="Message"
          name="message"
          rows={5}
          maxLength={CONTACT_MESSAGE_MAX_CHARS}
          required
          fault={faults.message}
        />
        <Honeypot name="website" />
        <SubmitButton isSending={isSending}>Send Message</SubmitButton>
        <Note data-fault={failure ? true : undefined}>{failure || note}</Note>
      </Form>
      {isSent && <Sent note={note} onAgain={writeAnother} />}
    </Place>
  );
}
