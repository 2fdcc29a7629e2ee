import { messages, paths } from 'contracts';
import { useSearchParams } from 'react-router-dom';
import { VisuallyHidden } from 'ui';

import { ButtonLink } from '../../../components/Button';
import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { useOutbox } from '../outbox/useOutbox';
import { ConversationSkeleton } from './ConversationSkeleton';
import { OpenConversation } from './OpenConversation';
import { useConversation } from './useConversation';

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** The place that the address names; undefined for none. */
function placeIn(search: URLSearchParams): number | undefined {
  const place = Number(search.get('at'));
  return Number.isSafeInteger(place) && place > 0 ? place : undefined;
}

/** The conversation with a person, or what stands in while it loads, or when there is none. */
export function ConversationPane({ person }: { person: string }) {
  const [search] = useSearchParams();
  const at = placeIn(search);
  const outbox = useOutbox(person);
  const used = useConversation(person, at, outbox.outgoing.length > 0);
  const { conversation, error, refresh } = used;
  if (error?.status === NOT_FOUND || error?.status === BAD_REQUEST) {
    return (
      <>
        <VisuallyHidden as="h1">Messages</VisuallyHidden>
        <Notice title={error.msg} text="They may have left, or the link may be mistyped.">
          <ButtonLink href={paths.alumniDirectory()}>Search the directory</ButtonLink>
          <ButtonLink href={paths.threads()} look="outlined">
            All messages
          </ButtonLink>
        </Notice>
      </>
    );
  }
  if (error) return <LoadFailure title={messages.threadNotLoaded} error={error} onRetry={refresh} urgent />;
  if (!conversation) return <ConversationSkeleton />;
  return <OpenConversation key={`${person} ${at ?? ''}`} {...{ at, outbox, conversation }} used={used} />;
}
