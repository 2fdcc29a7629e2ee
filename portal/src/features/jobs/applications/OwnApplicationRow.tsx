import { styled } from '@mui/material/styles';
import { api, formatDate, messages, paths, type OwnApplication } from 'contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Button } from '../../../components/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useSite } from '../../../lib/useSite';
import { useToast } from '../../../lib/useToast';
import { Actions, Facts, Row, Words } from '../../../components/Rows';
import { CompanyTile } from '../CompanyTile';
import { useRefreshJobs } from '../useRefreshJobs';
import { Letter } from './Letter';
import { ResumeLink } from './ResumeLink';
import { StateTag } from './StateTag';

const Line = styled('div')(({ theme }) => ({
  '--tile': '48px',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: 18,
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { '--tile': '40px', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: 14 },
}));
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
/** Below the words, where there is no room beside them. */
const Ways = styled(Actions)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { paddingLeft: 66 },
  [theme.breakpoints.down('sm')]: { paddingLeft: 54 },
}));
/** What was sent: side by side, and the letter below once it is unfolded. */
const Sent = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  marginTop: 8,
  '& > details': { marginTop: 0 },
  '& > details[open]': { flexBasis: '100%' },
});

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.applicationNotWithdrawn };

interface OwnApplicationRowProps {
  application: OwnApplication;
  /** Told once it was withdrawn, as the row is gone then. */
  onDone: () => void;
}

/** An application of the reader's own: its job, how far it has come, and the way to take it back. */
export function OwnApplicationRow({ application, onDone }: OwnApplicationRowProps) {
  const { _id, job, state, sentence, coverLetter, resume, appliedAt, decidedAt, abilities } = application;
  const { timeZone } = useSite().settings;
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await send('DELETE', api.ownApplication(_id));
      showToast('success', messages.applicationWithdrawn);
      onDone();
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    } finally {
      setAsking(false);
      setBusy(false);
      await refresh();
    }
  };
  return (
    <Row>
      <Line>
        <CompanyTile company={job.company} />
        <div>
          <Head>
            <h2>
              <Link to={paths.job(job._id)}>{job.title}</Link>
            </h2>
            <StateTag state={state} />
          </Head>
          <Facts>
            {job.company} · {job.location}
          </Facts>
          <Facts>
            Applied {formatDate(appliedAt, timeZone)}
            {decidedAt && ` · Decided ${formatDate(decidedAt, timeZone)}`}
          </Facts>
          {sentence && <Words>{sentence}</Words>}
          <Sent>
            <Letter text={coverLetter} />
            <ResumeLink applicationId={_id} resume={resume} />
          </Sent>
        </div>
      </Line>
      <Ways>
        {abilities.withdraw && (
          <Button
            type="button"
            look="outlined"
            aria-haspopup="dialog"
            aria-label={`Withdraw: ${job.title}`}
            onClick={() => setAsking(true)}
          >
            Withdraw
          </Button>
        )}
      </Ways>
      <ConfirmDialog
        open={isAsking}
        question={messages.confirmWithdrawal}
        action="Withdraw"
        refusal="Keep It"
        isBusy={isBusy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
}
