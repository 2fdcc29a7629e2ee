import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { messages, readTicketCode } from 'contracts';
import { useRef, useState, type SubmitEvent } from 'react';

const Form = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  '& input': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em', textTransform: 'uppercase' },
  '& input::placeholder': { textTransform: 'none', letterSpacing: 'normal' },
  // Beside the field, below its label.
  '& button': { flex: 'none', marginTop: 24 },
});

/** Takes a ticket's code by hand, as it stands below the QR code: small or capital, grouped or not. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readTicketCode(text);
    // The next guest waits.
    input.current?.focus();
    setWrong(code === null);
    if (code === null) return;
    onCode(code);
    setText('');
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label="Code of the ticket"
        placeholder="7K2M-Q0XA-B4TD"
        value={text}
        inputRef={input}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        error={isWrong}
        helperText={isWrong ? messages.ticketCodeInvalid : undefined}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
        }}
      />
      <Button type="submit" variant="contained">
        Check in
      </Button>
    </Form>
  );
}
