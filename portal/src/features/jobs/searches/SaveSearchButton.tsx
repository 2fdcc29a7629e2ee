import { api, messages, paths, type JobSearchBody } from 'contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../../../components/Button';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import type { JobChoice } from '../jobsAddress';
import { useRefreshJobs } from '../useRefreshJobs';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.jobSearchNotSaved };

/** Saves a search, which tells of new jobs from then on. */
export default function SaveSearchButton({ choice }: { choice: JobChoice }) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshJobs();
  const { search = '', type = null, company = '', place = '', salaryKnown } = choice;
  const body: JobSearchBody = { search, type, company, place, salaryKnown: salaryKnown === 'true' };
  // What closes soon is no wish for new jobs.
  if (!search && !type && !company && !place && !salaryKnown) return null;
  const save = async () => {
    setBusy(true);
    try {
      await send('POST', api.jobSearches(), body);
      const see = { label: 'See', run: () => void navigate(paths.jobSearches()) };
      showToast('success', messages.jobSearchSaved, see);
      await refresh();
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button type="button" look="outlined" aria-busy={isBusy} onClick={() => void (!isBusy && save())}>
      Save this search
    </Button>
  );
}
