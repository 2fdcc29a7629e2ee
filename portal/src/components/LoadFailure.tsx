import type { ApiError } from '../lib/fetcher';
import { Button } from './Button';
import { Notice } from './Notice';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence without full stop. */
  title: string;
  error: ApiError;
  onRetry: () => void;
  /** Reads the failure out, where no toast does. */
  urgent?: boolean;
}

/** Stands where a list or page could not be loaded. */
export function LoadFailure({ title, error, onRetry, urgent = false }: LoadFailureProps) {
  return (
    <Notice title={title} text={error.msg} urgent={urgent}>
      <Button type="button" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
