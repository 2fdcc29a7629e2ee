import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';

import { Notice } from '../components/Notice';

interface CrashPageProps {
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** What is left of the console when drawing it failed: a way on that loads everything afresh. */
export function CrashPage({ resetErrorBoundary }: CrashPageProps) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <main>
      <Notice
        isPage
        title="Something went wrong on this page"
        text="It may have been replaced by a newer version meanwhile. Loading it again usually helps."
      >
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </Notice>
    </main>
  );
}
