import { styled } from '@mui/material/styles';
import { api, applyBody, COVER_LETTER_MAX_CHARS, messages, paths, RESUME_MAX_BYTES, type Resume } from 'contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button, ButtonLink } from '../../../components/Button';
import { Checkbox } from '../../../components/form/Checkbox';
import { Failure } from '../../../components/form/Failure';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { sizeInWords } from '../../../components/records/describe';
import { send } from '../../../lib/fetcher';
import { upload } from '../../../lib/upload';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';

const Chooser = styled('div')(({ theme }) => ({
  marginBottom: 8,
  padding: '16px 20px 8px',
  border: `1px dashed ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > h2': { ...theme.typography.body2, fontWeight: 600 },
  '& > p': { ...theme.typography.body2, marginBlock: '4px 10px', overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& > [role="alert"]:empty': { minHeight: 0 },
}));
const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) auto',
  justifyContent: 'start',
  gap: 12,
  marginTop: 20,
});
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.applicationNotSent };

/** A letter and a résumé: a file chosen now, or the one that is kept. @param kept null where none is */
export function ApplyForm({ jobId, kept }: { jobId: string; kept: Resume | null }) {
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const titleId = useId();
  const navigate = useNavigate();
  const showToast = useToast();
  const refresh = useRefreshJobs();
  useEffect(() => () => running.current?.abort(), []);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = faultOf(chosen);
    setFault(found ?? '');
    setFile(found ? undefined : chosen);
  };
  const choice = file ? { name: file.name, bytes: file.size } : kept;
  const { formProps, faults, isSending } = useForm({
    schema: applyBody,
    submit: async ({ coverLetter, keepResume }) => {
      if (!choice) return;
      running.current = new AbortController();
      if (file) {
        const fields = { coverLetter, keepResume: String(keepResume) };
        const form = { field: 'resume', file, fields, onProgress: setShare, signal: running.current.signal };
        await upload(api.jobApply(jobId), form);
      } else await send('POST', api.jobApply(jobId), { coverLetter });
      showToast('success', messages.applicationSent);
      await navigate(paths.ownApplications(), { replace: true });
      await refresh();
    },
    sentences: SENTENCES,
  });
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        // Told together with what else is missing.
        if (!choice) setFault(messages.resumeMissing);
        formProps.onSubmit(event);
      }}
    >
      <TextArea
        label="Cover letter"
        name="coverLetter"
        rows={12}
        maxLength={COVER_LETTER_MAX_CHARS}
        required
        fault={faults.coverLetter}
        hint="Whoever posted the job reads it, with your name and e-mail address."
      />
      <Chooser role="group" aria-labelledby={titleId}>
        <h2 id={titleId}>Résumé</h2>
        <p>
          {choice ? `${choice.name}, ${sizeInWords(choice.bytes)}` : 'A PDF, 5 MB at most.'}
          {!file && kept && ' (kept from before)'}
        </p>
        <div>
          <Button type="button" look="outlined" onClick={() => input.current?.click()}>
            {choice ? 'Choose another file' : 'Choose a file'}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/pdf"
            aria-label="Résumé"
            hidden
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </div>
        {file && <Checkbox name="keepResume" label="Keep it for my next application" defaultChecked />}
        <Failure role="alert">{fault}</Failure>
      </Chooser>
      <Ways>
        <SubmitButton isSending={isSending}>
          {isSending && file && share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'Send application'}
        </SubmitButton>
        <ButtonLink href={paths.job(jobId)} look="outlined">
          Cancel
        </ButtonLink>
      </Ways>
    </form>
  );
}

/** What can be told of a file before it is sent; the server looks into it. */
function faultOf({ type, size }: File): string | undefined {
  if (size > RESUME_MAX_BYTES) return messages.resumeTooLarge;
  return type === 'application/pdf' ? undefined : messages.resumeNotRead;
}
