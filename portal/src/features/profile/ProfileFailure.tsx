import { styled } from '@mui/material/styles';
import { messages } from 'contracts';

import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import type { ApiError } from '../../lib/fetcher';
import { useFailureToast } from '../../lib/useFailureToast';

const Stage = styled(Container)({ minHeight: '100svh', paddingTop: 'clamp(96px, 12vw, 144px)' });

/** Stands where the own profile could not be loaded (member §8). */
export function ProfileFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  useFailureToast(error, messages.profileNotLoaded);
  return (
    <Stage>
      <LoadFailure title={messages.profileNotLoaded} error={error} onRetry={onRetry} />
    </Stage>
  );
}
