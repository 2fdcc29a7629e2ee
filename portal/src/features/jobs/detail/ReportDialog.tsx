import { styled } from '@mui/material/styles';
import { api, JOB_REPORT_MAX_CHARS, messages, reportJobBody } from 'contracts';

import { Dialog, DialogActions } from '../../../components/Dialog';
import { Button } from '../../../components/Button';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';

const Form = styled('form')({ marginTop: 16 });
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.jobNotReported };

interface ReportDialogProps {
  jobId: string;
  open: boolean;
  onClose: () => void;
}

/** Tells the admins what is wrong with a job. */
export function ReportDialog({ jobId, open, onClose }: ReportDialogProps) {
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const { formProps, faults, isSending } = useForm({
    schema: reportJobBody,
    submit: async (body) => {
      await send('POST', api.reportJob(jobId), body);
      showToast('success', messages.jobReported);
      onClose();
      await refresh();
    },
    sentences: SENTENCES,
  });
  return (
    <Dialog open={open} title="Report this job" onClose={onClose}>
      <Form {...formProps}>
        <TextArea
          label="What is wrong with it?"
          name="reason"
          rows={4}
          maxLength={JOB_REPORT_MAX_CHARS}
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
      </Form>
    </Dialog>
  );
}
