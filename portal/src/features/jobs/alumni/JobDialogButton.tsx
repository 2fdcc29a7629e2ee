import type { JobDetail } from 'contracts';
import { lazy, Suspense, useState, type ComponentProps } from 'react';

import { Button } from '../../../components/Button';

const loadDialog = () => import('./JobDialog');
const JobDialog = lazy(loadDialog);

interface JobDialogButtonProps {
  label: string;
  look?: ComponentProps<typeof Button>['look'];
  /** The job to change; a new one when absent. */
  job?: JobDetail;
}

/** Posts or changes a job by a window over the page (member §2, Alumni jobs page). */
export function JobDialogButton({ label, look, job }: JobDialogButtonProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        type="button"
        look={look}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setDialog('open')}
      >
        {label}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <JobDialog job={job} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
