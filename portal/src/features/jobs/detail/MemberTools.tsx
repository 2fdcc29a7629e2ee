import { styled } from '@mui/material/styles';
import { paths, type JobDetail, type JobStanding } from 'contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button, ButtonLink } from '../../../components/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { alumniBoard } from '../alumni/alumniBoard';
import type { Board } from '../boards';
import { ASKED, useJobAct, type JobAct } from '../useJobAct';
import { JobDialogButton } from '../alumni/JobDialogButton';
import { ReportDialog } from './ReportDialog';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 });
const Wide = styled(ButtonLink)({ gridColumn: '1 / -1' });
const Quiet = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  justifySelf: 'start',
  minHeight: 32,
  padding: 0,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 4,
}));

/** What a member can do about a job beside applying: all of it with one's own, reporting another's. */
export default function MemberTools({ job, board, standing }: { job: JobDetail; board: Board; standing: JobStanding }) {
  const { abilities, isReported } = standing;
  const [asked, setAsked] = useState<JobAct | null>(null);
  const [isReporting, setReporting] = useState(false);
  const navigate = useNavigate();
  const { carryOut, isBusy } = useJobAct();
  const confirm = async (act: JobAct) => {
    if (!(await carryOut(act, job._id))) return setAsked(null);
    setAsked(null);
    if (act === 'delete') void navigate(paths.ownJobs(), { replace: true });
  };
  return (
    <>
      {standing.own && (
        <Row role="group" aria-label="Your job">
          {abilities.readApplications && <Wide href={paths.jobApplications(job._id)}>See applications</Wide>}
          {abilities.edit && <Edit job={job} board={board} />}
          {abilities.postAgain && (
            <ButtonLink href={paths.jobPost(job._id)} look="outlined">
              Post again
            </ButtonLink>
          )}
          {(['close', 'delete'] as const).map(
            (act) =>
              abilities[act] && (
                <Button key={act} type="button" look="outlined" aria-haspopup="dialog" onClick={() => setAsked(act)}>
                  {ASKED[act].action}
                </Button>
              ),
          )}
        </Row>
      )}
      {abilities.report && !isReported && (
        <Quiet type="button" aria-haspopup="dialog" onClick={() => setReporting(true)}>
          Report this job
        </Quiet>
      )}
      <ConfirmDialog
        open={asked !== null}
        {...ASKED[asked ?? 'close']}
        isBusy={isBusy}
        onConfirm={() => void (asked && confirm(asked))}
        onClose={() => setAsked(null)}
      />
      <ReportDialog jobId={job._id} open={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}

/** Each board has a form of its own; that of the alumni pages does not know every type. */
function Edit({ job, board }: { job: JobDetail; board: Board }) {
  if (board === alumniBoard && job.type in board.types)
    return <JobDialogButton label="Edit" look="outlined" job={job} />;
  return (
    <ButtonLink href={paths.jobEdit(job._id)} look="outlined">
      Edit
    </ButtonLink>
  );
}
