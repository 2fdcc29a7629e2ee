import { styled } from '@mui/material/styles';
import { ALUMNI_JOB_TYPE_LABELS, alumniJobBody, api, messages, type AlumniJobBody, type JobDetail } from 'contracts';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { TextField } from '../../../components/form/TextField';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useUser } from '../../../lib/session';
import { useToast } from '../../../lib/useToast';
import { fieldOf, JobFields, LinkField } from '../posting/JobFields';
import { useRefreshJobs } from '../useRefreshJobs';

const Form = styled('form')({ marginTop: 18 });
/** The fields in their order in the window. */
const FIELDS = [
  ...(['title', 'company', 'location', 'type', 'salary', 'description', 'requirements'] as const),
  ...(['applicationLink', 'contactEmail'] as const),
];
type Draft = Partial<Record<(typeof FIELDS)[number], string>>;

const post = (body: AlumniJobBody) => send('POST', api.alumniJobs(), body);
const change = ({ _id }: JobDetail, body: AlumniJobBody) => send('PUT', api.alumniJob(_id), body);

/** What is there of a job to be changed. */
const draftOf = (job: JobDetail): Draft => Object.fromEntries(FIELDS.map((field) => [field, job[field] ?? '']));

interface JobDialogProps {
  /** The job to change; a new one when absent. */
  job: JobDetail | undefined;
  open: boolean;
  onClose: () => void;
}

/** The form of the alumni pages, which asks for less than that of the public ones (member §3, §5). */
export default function JobDialog({ job, open, onClose }: JobDialogProps) {
  const { email } = useUser();
  const showToast = useToast();
  const refresh = useRefreshJobs();
  // Closed by mistake, what was written is still there.
  const [draft, setDraft] = useState<Draft>(job ? draftOf(job) : { contactEmail: email });
  const { formProps, faults, isSending } = useForm({
    schema: alumniJobBody,
    fields: FIELDS,
    submit: async (body) => {
      await (job ? change(job, body) : post(body));
      showToast('success', job ? messages.jobUpdated : messages.jobPosted);
      if (!job) setDraft({ contactEmail: email });
      onClose();
      await refresh();
    },
    sentences: { noAnswer: messages.networkError, fallback: job ? messages.jobNotUpdated : messages.jobNotPosted },
  });
  const form = {
    initial: draft,
    faults,
    onChange: (field: keyof Draft, value: string) => setDraft((before) => ({ ...before, [field]: value })),
  };
  const field = fieldOf<keyof Draft>(form);
  return (
    <Dialog open={open} title={job ? 'Edit job' : 'Post a Job'} onClose={onClose}>
      <Form {...formProps}>
        <JobFields {...form} types={ALUMNI_JOB_TYPE_LABELS} />
        <LinkField {...field('applicationLink')} label="Application link (optional)" />
        <TextField {...field('contactEmail')} label="Contact email" type="email" required />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            {job ? 'Save' : 'Post Job'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
