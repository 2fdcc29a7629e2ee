import { styled } from '@mui/material/styles';
import { answerReferralBody, api, messages, REFERRAL_MESSAGE_MAX_CHARS } from 'contracts';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';
import { ANSWERS, type AnswerKind } from './answers';

const Form = styled('form')({ marginTop: 16 });
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.referralNotAnswered };

interface AnswerDialogProps {
  referralId: string;
  answer: AnswerKind;
  /** Who asks. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Told once it is answered, as what opened this is gone then. */
  onDone: () => void;
}

/** Answers a request for a referral, with a word along where one likes. */
export default function AnswerDialog({ referralId, answer, name, open, onClose, onDone }: AnswerDialogProps) {
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const { formProps, faults, isSending } = useForm({
    schema: answerReferralBody,
    fields: ['message'],
    toBody: ({ message }) => ({ answer, message: String(message) }),
    submit: async (body) => {
      await send('POST', api.answerReferral(referralId), body);
      showToast('success', messages.referralAnswerSent);
      onClose();
      onDone();
      await refresh();
    },
    sentences: SENTENCES,
  });
  return (
    <Dialog open={open} title={`${ANSWERS[answer]}: ${name}`} onClose={onClose}>
      <Form {...formProps}>
        <TextArea
          label="A word along with it (optional)"
          name="message"
          rows={4}
          maxLength={REFERRAL_MESSAGE_MAX_CHARS}
          autoFocus
          fault={faults.message}
        />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            Send answer
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
