import { styled } from '@mui/material/styles';
import { api, type Suggestion } from 'contracts';
import { useRef } from 'react';

import { useApi } from '../../lib/useApi';
import { CardGrid } from './CardGrid';
import { SuggestionCard } from './SuggestionCard';

const Section = styled('section')({ marginTop: 'clamp(40px, 6vw, 72px)', '&:focus-visible': { outline: 'none' } });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 18 }));

/** People that one may know, with what is shared. An extra: where it fails or finds nobody, it is not there. */
export function PeopleToKnow() {
  const { data } = useApi<{ data: Suggestion[] }>(api.connectionSuggestions());
  const section = useRef<HTMLElement>(null);
  if (!data || data.data.length === 0) return null;
  return (
    <Section ref={section} tabIndex={-1} aria-labelledby="people-to-know">
      <Title id="people-to-know">People you may know</Title>
      <CardGrid>
        {data.data.map((suggestion) => (
          <li key={suggestion._id}>
            <SuggestionCard suggestion={suggestion} onDone={() => section.current?.focus({ preventScroll: true })} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
