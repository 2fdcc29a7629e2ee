import AttachFile from '@mui/icons-material/AttachFile';
import Send from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import { MESSAGE_MAX_CHARS, messages } from 'contracts';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { VisuallyHidden } from 'ui';

import { IconButton } from '../../../components/IconButton';
import { useKeptText } from '../../../lib/useKeptText';
import { ChosenFilePreview } from './ChosenFilePreview';
import { FILE_TYPES } from './fileFault';
import type { ChosenFile } from './useChosenFile';

/** From here on the number of characters that are left is said. */
const FEW_LEFT = 300;

const Form = styled('form')(({ theme }) => ({
  padding: '10px clamp(12px, 2vw, 20px) 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  gap: 4,
  alignItems: 'end',
  padding: 3,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color'], { duration: 150 }),
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: 0 },
  '& textarea': {
    display: 'block',
    width: '100%',
    minHeight: 44,
    maxHeight: 'min(200px, 30svh)',
    padding: '10px 4px',
    font: 'inherit',
    lineHeight: 1.45,
    color: 'inherit',
    background: 'none',
    border: 0,
    outline: 'none',
    resize: 'none',
  },
  '& textarea::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));
const SendButton = styled(IconButton)(({ theme }) => ({
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 88%, currentColor)` },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, background: 'none', cursor: 'default' },
}));
const Said = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '6px 4px 0',
  color: theme.vars.palette.text.secondary,
  '&[role="alert"]': { color: theme.vars.palette.error.main, fontWeight: 500 },
  '&:empty': { display: 'none' },
}));

interface ComposerProps {
  person: string;
  name: string;
  chosen: ChosenFile;
  onSend: (text: string, file: File | null) => void;
}

/** Writes to a person: words, and a file. What is not sent yet is kept. */
export function Composer({ person, name, chosen, onSend }: ComposerProps) {
  const [text, write] = useKeptText(`messages.${person}`);
  const [fault, setFault] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const { file, url, choose, remove } = chosen;
  const isEmpty = !text.trim() && !file;
  const left = MESSAGE_MAX_CHARS - text.length;

  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    // As high as its words, from one line on.
    current.style.height = '0';
    current.style.height = `${current.scrollHeight}px`;
  }, [text]);

  useEffect(() => {
    // After the page has moved the keyboard to its content; nobody is taken away from anything else.
    const frame = requestAnimationFrame(() => {
      const isElsewhere = document.activeElement?.matches('input, textarea, button, a') ?? false;
      if (!isElsewhere && !isTouched()) area.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const submit = () => {
    setFault(isEmpty ? messages.messageEmpty : '');
    if (isEmpty) return;
    onSend(text.trim(), file);
    write('');
    remove();
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isMeant = event.ctrlKey || event.metaKey || (!event.shiftKey && !isTouched());
    if (!isMeant) return;
    event.preventDefault();
    if (!isEmpty) submit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.files[0];
    if (!pasted) return;
    event.preventDefault();
    choose(pasted);
  };
  return (
    <Form
      method="post"
      aria-label={`Write to ${name}`}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      {file && <ChosenFilePreview file={file} url={url} onRemove={remove} />}
      <Row>
        <IconButton type="button" aria-label="Add a picture or a PDF" onClick={() => files.current?.click()}>
          <AttachFile aria-hidden="true" />
        </IconButton>
        <label>
          <VisuallyHidden>Message to {name}</VisuallyHidden>
          <textarea
            ref={area}
            name="text"
            rows={1}
            value={text}
            maxLength={MESSAGE_MAX_CHARS}
            placeholder="Write a message"
            onChange={({ target }) => {
              write(target.value);
              setFault('');
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </label>
        <SendButton type="submit" aria-label="Send" aria-disabled={isEmpty}>
          <Send aria-hidden="true" />
        </SendButton>
      </Row>
      <input
        ref={files}
        type="file"
        accept={FILE_TYPES.join(',')}
        aria-label="Picture or PDF"
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Said role="alert">{chosen.fault || fault}</Said>
      {left < FEW_LEFT && <Said>{left} characters left</Said>}
    </Form>
  );
}

/** Whether the finger is what points: there Enter is a new line, and the button sends. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;
