import { styled } from '@mui/material/styles';
import { messages, REJECTION_MAX_CHARS, rejectApplicationBody, rejectRestBody } from 'contracts';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';

const Form = styled('form')({ marginTop: 16 });

interface SentenceDialogProps {
  open: boolean;
  title: string;
  /** What agreeing does, as a verb. */
  action: string;
  /** Whether there has to be a sentence. */
  isNeeded?: boolean;
  /** What is told of a failure without a reason. */
  failure: string;
  /** @throws ApiError */
  submit: (sentence: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what the rejected are told. */
export function SentenceDialog({
  open,
  title,
  action,
  isNeeded = false,
  failure,
  submit,
  onClose,
}: SentenceDialogProps) {
  const { formProps, faults, isSending } = useForm({
    schema: isNeeded ? rejectRestBody : rejectApplicationBody,
    submit: ({ sentence = '' }) => submit(sentence),
    sentences: { noAnswer: messages.networkError, fallback: failure },
  });
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Form {...formProps}>
        <TextArea
          label={isNeeded ? 'What they are told' : 'What they are told (optional)'}
          name="sentence"
          rows={3}
          maxLength={REJECTION_MAX_CHARS}
          autoFocus
          fault={faults.sentence}
        />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
