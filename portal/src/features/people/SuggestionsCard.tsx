import { styled } from '@mui/material/styles';
import { api, messages, paths, type Suggestion } from 'contracts';
import { useRef } from 'react';

import { CardFrame } from '../../components/card/CardFrame';
import { CardRows } from '../../components/card/CardRows';
import { SiteLink } from '../../components/SiteLink';
import { useApi } from '../../lib/useApi';
import { ConnectButton } from './ConnectButton';
import { PersonLine } from './PersonLine';
import { SharedTraits } from './SharedTraits';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  marginTop: 8,
});

/** People that one may know, and the way to connect: a card of the dashboards. */
export function SuggestionsCard() {
  const result = useApi<{ data: Suggestion[] }>(api.connectionSuggestions());
  const body = useRef<HTMLDivElement>(null);
  return (
    <CardFrame title="People you may know" more={{ name: 'people you may know', href: paths.networking() }}>
      <div ref={body} tabIndex={-1}>
        <CardRows
          result={result}
          failure={messages.suggestionsNotLoaded}
          emptiness={
            <p>
              Whoever shares your year, company or skills shows up here.{' '}
              <SiteLink href={paths.profile()}>Complete your profile</SiteLink>
            </p>
          }
          isDense
        >
          {(suggestion) => (
            <PersonLine person={suggestion}>
              <Row>
                <SharedTraits shares={suggestion.shares} />
                <ConnectButton
                  person={suggestion}
                  look="outlined"
                  onDone={() => body.current?.focus({ preventScroll: true })}
                />
              </Row>
            </PersonLine>
          )}
        </CardRows>
      </div>
    </CardFrame>
  );
}
