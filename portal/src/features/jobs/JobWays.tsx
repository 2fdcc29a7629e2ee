import { styled } from '@mui/material/styles';
import { messages, paths } from 'contracts';
import { lazy, Suspense } from 'react';

import { ButtonLink } from '../../components/Button';
import { useSession } from '../../lib/session';
import { useToast } from '../../lib/useToast';
import { mayPost } from './mayPost';

/** Only the signed-in have them. */
const JobTabs = lazy(async () => ({ default: (await import('./JobTabs')).JobTabs }));

/** As high for members as for visitors, so that nothing jumps once it is known who looks. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 46,
  marginTop: 20,
  [theme.breakpoints.up('sm')]: { '& > nav + a': { marginLeft: 'auto' } },
}));

/**
 * The ways on from the list: for visitors to post a job, by the sign-in (member §2), and for members to what is theirs.
 * The server never knows who reads: its page shows what is there for visitors.
 */
export function JobWays() {
  const { user } = useSession();
  const showToast = useToast();
  const tellVisitor = () => {
    if (!user) showToast('info', messages.logInToPostJob);
  };
  return (
    <Row>
      {user && (
        <Suspense>
          <JobTabs />
        </Suspense>
      )}
      {(!user || mayPost(user.role)) && (
        <ButtonLink href={paths.jobPost()} look="outlined" onClick={tellVisitor}>
          Post a Job
        </ButtonLink>
      )}
    </Row>
  );
}
