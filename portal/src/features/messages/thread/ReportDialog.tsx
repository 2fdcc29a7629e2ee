import { styled } from '@mui/material/styles';
import { api, messages, REPORT_REASON_MAX_CHARS, reportThreadBody } from 'contracts';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { SelectField } from '../../../components/form/SelectField';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { inOneLine, nameOf } from '../words/inWords';
import type { Conversation } from './conversation';

/** How many of the other's latest messages one may choose from. */
const OFFERED = 20;
/** How much of each is shown, in characters. */
const SHOWN_CHARS = 60;
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.messageNotReported };

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 18px',
  color: theme.vars.palette.text.secondary,
}));

interface ReportDialogProps {
  conversation: Conversation;
  open: boolean;
  onClose: () => void;
  onReported: () => void;
}

/** Tells the admins what is wrong with something that the other wrote. */
export function ReportDialog({ conversation, open, onClose, onReported }: ReportDialogProps) {
  const { _id, person } = conversation;
  const showToast = useToast();
  const theirs = conversation.messages.filter(({ isOwn }) => !isOwn).slice(-OFFERED);
  const { formProps, faults, isSending } = useForm({
    schema: reportThreadBody,
    submit: async (body) => {
      await send('POST', api.reportThread(_id), body);
      showToast('success', messages.messageReported);
      onClose();
      onReported();
    },
    sentences: SENTENCES,
  });
  return (
    <Dialog open={open} title={`Report ${nameOf(person)}`} onClose={onClose}>
      <Lead>An admin may read this conversation then. You are both told when one does.</Lead>
      <form {...formProps}>
        <SelectField label="Which message?" name="message" fault={faults.message}>
          {theirs.toReversed().map((message) => (
            <option key={message._id} value={message._id}>
              {shortened(inOneLine(message))}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="What is wrong with it?"
          name="reason"
          rows={4}
          maxLength={REPORT_REASON_MAX_CHARS}
          required
          autoFocus
          fault={faults.reason}
        />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            Report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const shortened = (line: string): string =>
  line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS).trimEnd()}…` : line;
