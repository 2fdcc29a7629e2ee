import { styled } from '@mui/material/styles';
import { api, askReferralBody, messages, REFERRAL_MESSAGE_MAX_CHARS, type JobDetail, type Person } from 'contracts';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 18px',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.referralNotAsked };

interface AskDialogProps {
  job: Pick<JobDetail, '_id' | 'title' | 'company'>;
  person: Pick<Person, '_id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

/** Asks somebody to refer the reader. The server passes it on, with the job attached. */
export function AskDialog({ job, person, open, onClose }: AskDialogProps) {
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const { formProps, faults, isSending } = useForm({
    schema: askReferralBody,
    fields: ['message'],
    toBody: ({ message }) => ({ person: person._id, message: String(message) }),
    submit: async (body) => {
      await send('POST', api.askReferral(job._id), body);
      showToast('success', messages.referralAsked);
      onClose();
      await refresh();
    },
    sentences: SENTENCES,
  });
  return (
    <Dialog open={open} title={`Ask ${person.name} for a referral`} onClose={onClose}>
      <Lead>
        “{job.title}” at {job.company} goes along. {person.name} can refer you, decline, or send you on.
      </Lead>
      <form {...formProps}>
        <TextArea
          label="Message"
          name="message"
          rows={6}
          maxLength={REFERRAL_MESSAGE_MAX_CHARS}
          required
          autoFocus
          placeholder="Who you are, and why this job"
          fault={faults.message}
        />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            Ask
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
