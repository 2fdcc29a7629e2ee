import Button from '@mui/material/Button';

import { reasonOf } from './useToast';
import { Notice } from './Notice';

interface LoadFailureProps {
  /** What could not be loaded, in the documents' words (admin §8). */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where a page or list could not be loaded. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Notice title={title} text={reasonOf(error)}>
      <Button variant="contained" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
