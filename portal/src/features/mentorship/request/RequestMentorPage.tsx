import { styled } from '@mui/material/styles';
import {
  api,
  messages,
  paths,
  PENDING_REQUESTS_MAX,
  type MentorDetail,
  type MentorStanding,
  type One,
} from 'contracts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Skeleton } from 'ui';

import { ArticleFrame } from '../../../components/ArticleFrame';
import { ButtonLink } from '../../../components/Button';
import { detailColumns } from '../../../components/detailColumns';
import { Notice } from '../../../components/Notice';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useRedirect } from '../../../lib/useRedirect';
import { MentorAside } from './MentorAside';
import { RequestForm } from './RequestForm';

const FRAME = { back: { href: paths.mentors(), label: 'All mentors' } };
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  marginTop: 'clamp(8px, 1.4vw, 20px)',
  fontSize: 'clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem)',
  overflowWrap: 'anywhere',
}));
const Columns = styled('div')(detailColumns);

/** Asks a mentor (member §2, Mentor request page). When they cannot be loaded, the way leads to all of them. */
export default function RequestMentorPage() {
  const { mentorId = '' } = useParams();
  const redirect = useRedirect();
  const { data, error } = useApi<One<MentorDetail>>(api.mentor(mentorId));
  useFailureToast(error, messages.mentorNotLoaded);
  useEffect(() => {
    if (error) redirect(paths.mentors());
  }, [error, redirect]);
  const mentor = data?.data;
  return (
    <ArticleFrame {...FRAME}>
      <Title>{mentor ? `Request mentorship from ${mentor.name}` : 'Request mentorship'}</Title>
      <Columns>
        {mentor ? (
          <>
            {mentor.standing === 'open' ? <RequestForm key={mentorId} mentor={mentor} /> : <Closed mentor={mentor} />}
            <MentorAside mentor={mentor} />
          </>
        ) : (
          <>
            <Skeleton style={{ height: 420 }} />
            <Skeleton style={{ height: 300 }} />
          </>
        )}
      </Columns>
    </ArticleFrame>
  );
}

/** Why the reader cannot ask this mentor now. */
const SENTENCES: Record<Exclude<MentorStanding, 'open'>, string> = {
  asked: messages.mentorshipExists,
  active: messages.mentorshipExists,
  full: messages.mentorFull,
  paused: messages.mentorPaused,
  limit: messages.tooManyMentorships(PENDING_REQUESTS_MAX),
  none: messages.onlyStudentsRequest,
};

function Closed({ mentor: { standing, request } }: { mentor: MentorDetail }) {
  if (standing === 'open') return null;
  return (
    <Notice title={SENTENCES[standing]}>
      {request && <ButtonLink href={paths.mentorshipDetail(request)}>See the request</ButtonLink>}
      {standing === 'limit' && (
        <ButtonLink href={paths.alumniMentorship({ tab: 'mine', status: 'pending' })}>See your requests</ButtonLink>
      )}
      <ButtonLink href={paths.mentors()} look="outlined">
        Find another mentor
      </ButtonLink>
    </Notice>
  );
}
