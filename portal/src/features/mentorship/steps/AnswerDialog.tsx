import { styled } from '@mui/material/styles';
import { MENTORSHIP_ANSWER_MAX_CHARS, mentorshipStepBody, messages } from 'contracts';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';

const Form = styled('form')({ marginTop: 16 });

interface AnswerDialogProps {
  open: boolean;
  title: string;
  /** What answering does, as a verb. */
  action: string;
  isAccepting: boolean;
  /** What is told of a failure without a reason. */
  failure: string;
  /** @throws ApiError */
  submit: (answer: string) => Promise<void>;
  onClose: () => void;
}

/** Answers a student, with a word along where one likes. */
export default function AnswerDialog({
  open,
  title,
  action,
  isAccepting,
  failure,
  submit,
  onClose,
}: AnswerDialogProps) {
  const { formProps, faults, isSending } = useForm({
    schema: mentorshipStepBody,
    submit: ({ answer = '' }) => submit(answer),
    sentences: { noAnswer: messages.networkError, fallback: failure },
  });
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Form {...formProps}>
        <TextArea
          label="A word along with it (optional)"
          name="answer"
          rows={4}
          maxLength={MENTORSHIP_ANSWER_MAX_CHARS}
          autoFocus
          placeholder={isAccepting ? 'Such as when you have time to meet first' : 'Such as whom else they could ask'}
          fault={faults.answer}
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
