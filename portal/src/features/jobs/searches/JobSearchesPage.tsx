import { styled } from '@mui/material/styles';
import {
  api,
  formatDate,
  JOB_SEARCH_RHYTHM_LABELS,
  JOB_SEARCH_RHYTHMS,
  messages,
  paths,
  type JobSearch,
  type JobSearchBody,
} from 'contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Button, ButtonLink } from '../../../components/Button';
import { SelectField } from '../../../components/form/SelectField';
import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useSite } from '../../../lib/useSite';
import { useToast } from '../../../lib/useToast';
import { alumniBoard } from '../alumni/alumniBoard';
import { typeOn } from '../boards';
import { MemberPage } from '../MemberPage';
import { Actions, Facts, Row, Rows, RowSkeletons } from '../../../components/Rows';
import { useRefreshJobs } from '../useRefreshJobs';

const Tools = styled(Actions)(({ theme }) => ({
  alignItems: 'end',
  '& > div': { width: 180, marginBottom: 0 },
  '& > button': { minHeight: 48 },
  [theme.breakpoints.down('sm')]: { '& > div': { flex: 1, width: 'auto' } },
}));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.jobSearchNotSaved };

/** The searches that the reader saved, and how often each tells of new jobs. */
export default function JobSearchesPage() {
  const { data, error, retry } = useApi<{ data: JobSearch[] }>(api.jobSearches());
  useFailureToast(error, messages.jobSearchesNotLoaded);
  return (
    <MemberPage title="Saved searches" lead="We tell you when a new job fits.">
      {error && <LoadFailure title={messages.jobSearchesNotLoaded} error={error} onRetry={retry} />}
      {!error && !data && <RowSkeletons label="Loading your searches" />}
      {data?.data.length === 0 && (
        <Notice title="You have saved no search" text="Search for jobs, narrow them, and save what you asked for.">
          <ButtonLink href={paths.alumniJobs()}>Browse jobs</ButtonLink>
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <Rows aria-label="Your searches">
          {data.data.map((search) => (
            <li key={search._id}>
              <SearchRow search={search} />
            </li>
          ))}
        </Rows>
      )}
    </MemberPage>
  );
}

function SearchRow({ search }: { search: JobSearch }) {
  const { timeZone } = useSite().settings;
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const { _id, rhythm, createdAt } = search;
  const words = wordsOf(search);
  const change = async (call: () => Promise<unknown>, told: string, undo?: () => void) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call();
      showToast('success', told, undo && { label: 'Undo', run: undo });
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  const restore = async () => {
    const { search: asked, type, company, place, salaryKnown } = search;
    const body: JobSearchBody = { search: asked, type, company, place, salaryKnown, rhythm };
    await change(() => send('POST', api.jobSearches(), body), messages.jobSearchSaved);
  };
  const end = () =>
    change(
      () => send('DELETE', api.jobSearch(_id)),
      messages.jobSearchEnded,
      () => void restore(),
    );
  return (
    <Row>
      <div>
        <h2>
          <Link to={addressOf(search)}>{words}</Link>
        </h2>
        <Facts>Saved {formatDate(createdAt, timeZone)}</Facts>
      </div>
      <Tools>
        <SelectField
          label="We tell you"
          name="rhythm"
          aria-label={`How often we tell you of ${words}`}
          value={rhythm}
          onChange={({ target }) =>
            void change(() => send('PUT', api.jobSearch(_id), { rhythm: target.value }), messages.jobSearchSaved)
          }
        >
          {JOB_SEARCH_RHYTHMS.map((each) => (
            <option key={each} value={each}>
              {JOB_SEARCH_RHYTHM_LABELS[each]}
            </option>
          ))}
        </SelectField>
        <Button
          type="button"
          look="outlined"
          aria-label={`Delete: ${words}`}
          aria-busy={isBusy}
          onClick={() => void end()}
        >
          Delete
        </Button>
      </Tools>
    </Row>
  );
}

/** What is searched for, in words. */
function wordsOf({ search, type, company, place, salaryKnown }: JobSearch): string {
  const parts = [
    search && `“${search}”`,
    type && typeOn(alumniBoard, type),
    company,
    place,
    salaryKnown && 'Salary known',
  ];
  return parts.filter(Boolean).join(' · ');
}

const addressOf = ({ search, type, company, place, salaryKnown }: JobSearch): string =>
  paths.alumniJobs({
    ...(search && { search }),
    ...(type && { type }),
    ...(company && { company }),
    ...(place && { place }),
    ...(salaryKnown && { salaryKnown: 'true' }),
  });
