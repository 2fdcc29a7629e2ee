import { styled } from '@mui/material/styles';
import { formatDate, isJobExpired, messages, paths, type OwnJob } from 'contracts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { MoreMenu } from '../../../components/menu/MoreMenu';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { Actions, Facts, Row } from '../../../components/Rows';
import { ASKED, useJobAct, type JobAct } from '../useJobAct';

const Hidden = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  paddingLeft: 12,
  borderLeft: `2px solid ${theme.vars.palette.error.main}`,
}));

interface OwnJobRowProps {
  job: OwnJob;
  /** Told once something was done, as the row may be gone then. */
  onDone: () => void;
}

/** A job of the reader's own: who has applied, and what there is to do. */
export function OwnJobRow({ job, onDone }: OwnJobRowProps) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const navigate = useNavigate();
  const { carryOut, isBusy } = useJobAct();
  const [asked, setAsked] = useState<JobAct | null>(null);
  const { _id, title, company, location, createdAt, closesAt, applications, newApplications, hiddenReason } = job;
  const isClosed = isJobExpired(job, new Date(now));
  const confirm = async (act: JobAct) => {
    const isDone = await carryOut(act, _id);
    setAsked(null);
    if (isDone) onDone();
  };
  return (
    <Row>
      <div>
        <h2>
          <Link to={paths.job(_id)}>{title}</Link>
        </h2>
        <Facts>
          {company} · {location}
        </Facts>
        <Facts>
          Posted {formatDate(createdAt, timeZone)}
          {closesAt && ` · ${isClosed ? 'Closed' : 'Closes'} ${formatDate(closesAt, timeZone)}`}
        </Facts>
        {hiddenReason !== null && (
          <Hidden>
            {messages.jobIsHidden}: {hiddenReason}
          </Hidden>
        )}
      </div>
      <Actions>
        <ButtonLink
          href={paths.jobApplications(_id)}
          look={newApplications > 0 ? 'filled' : 'outlined'}
          aria-label={`Applications for ${title}: ${applications}, ${newApplications} new`}
        >
          {applications} {applications === 1 ? 'application' : 'applications'}
          {newApplications > 0 && `, ${newApplications} new`}
        </ButtonLink>
        <ButtonLink href={paths.jobEdit(_id)} look="outlined" aria-label={`Edit: ${title}`}>
          Edit
        </ButtonLink>
        <MoreMenu
          label={`More for ${title}`}
          choices={[
            { label: 'Post again', onChoose: () => void navigate(paths.jobPost(_id)) },
            ...(isClosed ? [] : [{ label: 'Close', onChoose: () => setAsked('close') }]),
            { label: 'Delete', onChoose: () => setAsked('delete') },
          ]}
        />
      </Actions>
      <ConfirmDialog
        open={asked !== null}
        {...ASKED[asked ?? 'close']}
        isBusy={isBusy}
        onConfirm={() => void (asked && confirm(asked))}
        onClose={() => setAsked(null)}
      />
    </Row>
  );
}
