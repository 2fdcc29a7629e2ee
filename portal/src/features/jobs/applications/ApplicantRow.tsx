import { styled } from '@mui/material/styles';
import { formatDate, messages, paths, type ApplicationState, type JobApplication } from 'contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Avatar } from '../../../components/Avatar';
import { Button } from '../../../components/Button';
import { occupationOf } from '../../../components/people/describe';
import { useSite } from '../../../lib/useSite';
import { Actions, Facts, Row, Words } from '../../../components/Rows';
import { Letter } from './Letter';
import { NoteField } from './NoteField';
import { ResumeLink } from './ResumeLink';
import { SentenceDialog } from './SentenceDialog';
import { StateTag } from './StateTag';
import { useMoveApplication } from './useMoveApplication';

const Person = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 16,
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

const LABELS = { shortlist: 'Shortlist', hire: 'Hire' } as const;
/** The likeliest thing to do with an application. */
const NEXT: Partial<Record<ApplicationState, keyof typeof LABELS>> = { received: 'shortlist', shortlisted: 'hire' };

interface ApplicantRowProps {
  jobId: string;
  application: JobApplication;
}

/** Somebody who applies: their letter and résumé, the reader's note, and what becomes of them. */
export function ApplicantRow({ jobId, application }: ApplicantRowProps) {
  const { _id, person, name, email, state, sentence, coverLetter, resume, note, appliedAt, abilities } = application;
  const { timeZone } = useSite().settings;
  const occupation = person && occupationOf(person);
  const { move, isBusy } = useMoveApplication(jobId, _id);
  const [isRejecting, setRejecting] = useState(false);
  return (
    <Row aria-label={name}>
      <Person>
        <Avatar name={name} picture={person?.avatar ?? null} size={48} />
        <div>
          <Head>
            <h2>{person ? <Link to={paths.person(person._id)}>{name}</Link> : name}</h2>
            <StateTag state={state} />
          </Head>
          <Facts>
            {occupation && `${occupation} · `}
            Applied {formatDate(appliedAt, timeZone)}
          </Facts>
          <Facts>
            <a href={`mailto:${email}`}>{email}</a>
          </Facts>
          {sentence && <Words>{sentence}</Words>}
          <Letter text={coverLetter} />
          <ResumeLink applicationId={_id} resume={resume} />
          <NoteField key={_id} {...{ jobId, note, name }} applicationId={_id} />
        </div>
      </Person>
      <Actions>
        {(['shortlist', 'hire'] as const).map(
          (step) =>
            abilities[step] && (
              <Button
                key={step}
                type="button"
                look={step === NEXT[state] ? 'filled' : 'outlined'}
                aria-label={`${LABELS[step]} ${name}`}
                aria-disabled={isBusy}
                onClick={() => void move(step)}
              >
                {LABELS[step]}
              </Button>
            ),
        )}
        {abilities.reject && (
          <Button
            type="button"
            look="outlined"
            aria-label={`Reject ${name}`}
            aria-haspopup="dialog"
            aria-disabled={isBusy}
            onClick={() => setRejecting(true)}
          >
            Reject
          </Button>
        )}
      </Actions>
      <SentenceDialog
        open={isRejecting}
        title={`Reject ${name}?`}
        action="Reject"
        failure={messages.applicationNotMoved}
        submit={async (words) => {
          if (await move('reject', words)) setRejecting(false);
        }}
        onClose={() => setRejecting(false)}
      />
    </Row>
  );
}
