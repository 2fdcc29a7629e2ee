import { styled } from '@mui/material/styles';
import {
  dayAt,
  JOB_DEADLINE_MAX_DAYS,
  jobBody,
  jobTypeLabel,
  messages,
  PUBLIC_JOB_TYPES,
  startOfDay,
  type EnteredJob,
  type JobBody,
} from 'contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { Button, ButtonLink } from '../../../components/Button';
import { ListField } from '../../../components/form/ListField';
import { SelectField } from '../../../components/form/SelectField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextArea } from '../../../components/form/TextArea';
import { TextField } from '../../../components/form/TextField';
import { useForm } from '../../../components/form/useForm';
import { UnsavedChanges } from '../../../components/UnsavedChanges';
import { useUser } from '../../../lib/session';
import { useSite } from '../../../lib/useSite';
import { publicBoard } from '../boards';
import { JobArticle } from '../detail/JobArticle';
import { bodyOf, previewOf, type JobDraft } from './draft';
import { fieldOf, JobFields, LinkField, Pair } from './JobFields';

const Part = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: '0 0 12px',
  border: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.h4, padding: 0, marginBottom: 16 },
  '& + &': { paddingTop: 28, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& + & legend': { float: 'left', width: '100%' },
  '& + & legend + *': { clear: 'both' },
}));
const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) auto auto',
  justifyContent: 'start',
  gap: 12,
  marginTop: 12,
});
const PreviewBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 18px',
  border: `1px dashed ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

/** The fields in their order on the page. */
const FIELDS = [
  ...(['title', 'company', 'location', 'type', 'salary', 'description', 'requirements'] as const),
  ...(['responsibilities', 'qualifications', 'skills'] as const),
  ...(['applyHere', 'applicationUrl', 'contactEmail', 'deadline'] as const),
];

interface JobFormProps {
  /** What the form begins with. */
  initial: JobDraft;
  /** What sending does, as a verb. */
  action: string;
  /** Where leaving the form leads. */
  cancelPath: string;
  /** What is told of a failure without a reason. */
  failure: string;
  /** Stores it and goes on. @throws ApiError */
  submit: (body: JobBody) => Promise<void>;
}

/** The form of the public pages: all that is said of a job (member §3, §5), and what it will look like. */
export function JobForm({ initial, action, cancelPath, failure, submit }: JobFormProps) {
  const { timeZone } = useSite().settings;
  const [draft, setDraft] = useState(initial);
  const [isPreview, setPreview] = useState(false);
  const isChanged = draft !== initial;
  const { formProps, faults, isSending } = useForm({
    schema: jobBody(timeZone),
    fields: FIELDS,
    toBody: () => bodyOf(draft),
    submit: (body) => submit(body as EnteredJob),
    sentences: { noAnswer: messages.networkError, fallback: failure },
  });
  const change = (field: keyof JobDraft, value: JobDraft[typeof field]) =>
    setDraft((before) => ({ ...before, [field]: value }));
  const field = fieldOf<Exclude<keyof JobDraft, 'skills' | 'applyHere'>>({ initial, faults, onChange: change });
  const types = [...new Set([...PUBLIC_JOB_TYPES, ...(initial.type ? [initial.type] : [])])];
  const post = () => {
    // What is at fault is led to, which cannot be while it is hidden.
    flushSync(() => setPreview(false));
    formProps.ref.current?.requestSubmit();
  };
  return (
    <>
      {isPreview && <Preview draft={draft} action={action} onBack={() => setPreview(false)} onPost={post} />}
      <form {...formProps} hidden={isPreview}>
        <Part>
          <legend>The job</legend>
          <JobFields
            initial={initial}
            faults={faults}
            types={Object.fromEntries(types.map((type) => [type, jobTypeLabel(type)]))}
            onChange={change}
          />
        </Part>
        <Part>
          <legend>Whom you look for</legend>
          <ListField
            label="Required skills"
            name="skills"
            entries={draft.skills}
            fault={faults.skills}
            onChange={(skills) => change('skills', skills)}
          />
          <TextArea {...field('responsibilities')} label="Responsibilities (optional)" rows={4} hint="One a line" />
          <TextArea {...field('qualifications')} label="Qualifications (optional)" rows={4} hint="One a line" />
        </Part>
        <Part>
          <legend>How people apply</legend>
          <SelectField
            label="They apply"
            name="applyHere"
            defaultValue={String(initial.applyHere)}
            onChange={({ target }) => change('applyHere', target.value === 'true')}
            fault={faults.applyHere}
          >
            <option value="false">on another site</option>
            <option value="true">here, by a letter and a résumé</option>
          </SelectField>
          {!draft.applyHere && <LinkField {...field('applicationUrl')} label="Where people apply" />}
          <Pair>
            <TextField {...field('contactEmail')} label="Contact email" type="email" required />
            <TextField
              {...field('deadline')}
              label="Deadline"
              type="date"
              min={dayAt(new Date(), timeZone)}
              max={dayAt(startOfDay(dayAt(new Date(), timeZone), timeZone, JOB_DEADLINE_MAX_DAYS), timeZone)}
              hint="The last day on which people can apply"
              required
            />
          </Pair>
        </Part>
        <Ways>
          <SubmitButton isSending={isSending}>{action}</SubmitButton>
          <Button type="button" look="outlined" onClick={() => setPreview(true)}>
            Preview
          </Button>
          <ButtonLink href={cancelPath} look="outlined">
            Cancel
          </ButtonLink>
        </Ways>
      </form>
      <UnsavedChanges exist={isChanged && !isSending} />
    </>
  );
}

interface PreviewProps {
  draft: JobDraft;
  action: string;
  onBack: () => void;
  onPost: () => void;
}

/** What the job's page will look like. */
function Preview({ draft, action, onBack, onPost }: PreviewProps) {
  const { timeZone } = useSite().settings;
  const { name, profileId, position } = useUser();
  const [now] = useState(() => new Date().toISOString());
  const deadline = draft.deadline ? new Date(startOfDay(draft.deadline, timeZone, 1) - 1).toISOString() : null;
  const job = previewOf(draft, { now, deadline, postedBy: { _id: profileId ?? '', name, jobTitle: position } });
  return (
    <>
      <PreviewBar>
        <span>This is how people will see it.</span>
        <div>
          <Button type="button" look="outlined" autoFocus onClick={onBack}>
            Keep editing
          </Button>
          <Button type="button" onClick={onPost}>
            {action}
          </Button>
        </div>
      </PreviewBar>
      <JobArticle job={job} board={publicBoard} titleAs="h2" />
    </>
  );
}
