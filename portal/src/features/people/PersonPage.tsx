import { api, messages, paths, type One, type PersonDetail } from 'contracts';
import { useParams } from 'react-router-dom';
import { VisuallyHidden } from 'ui';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { PersonFacts } from './PersonFacts';
import { PersonHeader } from './PersonHeader';
import { PersonPageSkeleton } from './PersonPageSkeleton';

const NOT_FOUND = 404;

/** Somebody's own page: what they show of themselves, and what there is to do with them. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = useApi<One<PersonDetail>>(api.person(id));
  const isNobody = error?.status === NOT_FOUND;
  useFailureToast(isNobody ? undefined : error, messages.profileNotLoaded);
  if (error) {
    return (
      <Container style={{ paddingTop: 'var(--page-top, 120px)', paddingBottom: 96 }}>
        {isNobody ? (
          <>
            <VisuallyHidden as="h1">Member</VisuallyHidden>
            <Notice title={messages.personNotFound} text="They may have left, or the link may be mistyped.">
              <ButtonLink href={paths.alumniDirectory()}>Search the directory</ButtonLink>
            </Notice>
          </>
        ) : (
          <LoadFailure title={messages.profileNotLoaded} error={error} onRetry={retry} />
        )}
      </Container>
    );
  }
  if (!data) return <PersonPageSkeleton />;
  return (
    <article key={id}>
      <PersonHeader person={data.data} />
      <PersonFacts person={data.data} />
    </article>
  );
}
