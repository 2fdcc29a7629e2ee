import { styled } from '@mui/material/styles';
import type { Suggestion } from 'contracts';

import { ConnectButton } from './ConnectButton';
import { PersonCard } from './PersonCard';
import { SharedTraits } from './SharedTraits';

const Shared = styled('div')({ gridColumn: '1 / -1', marginTop: 12 });
const Foot = styled('div')({ display: 'grid', width: '100%', padding: '0 8px 8px 10px' });

interface SuggestionCardProps {
  suggestion: Suggestion;
  /** Told once the person is asked, as the card is gone then. */
  onDone: () => void;
}

/** Somebody whom the reader may know, what they share, and the way to connect. */
export function SuggestionCard({ suggestion, onDone }: SuggestionCardProps) {
  const connect = (
    <Foot>
      <ConnectButton person={suggestion} look="outlined" onDone={onDone} />
    </Foot>
  );
  return (
    <PersonCard person={suggestion} heading="h3" foot={connect}>
      <Shared>
        <SharedTraits shares={suggestion.shares} />
      </Shared>
    </PersonCard>
  );
}
