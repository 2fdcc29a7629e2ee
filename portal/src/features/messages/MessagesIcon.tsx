import Forum from '@mui/icons-material/ForumOutlined';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { lazy, Suspense, useEffect, useState } from 'react';

import { IconLink } from '../../components/IconLink';
import { afterLoad } from '../../lib/afterLoad';
import { useSession } from '../../lib/session';
import { useUnreadMessages } from './live/useUnreadMessages';
import { UnreadBadge } from './UnreadBadge';
import { countInWords } from './words/inWords';

const LiveMessages = lazy(() => import('./live/LiveMessages'));

const Icon = styled(IconLink)({ position: 'relative', flex: 'none' });

/** The way to one's messages in the header of the members' area, with how many are unread. */
export function MessagesIcon() {
  const { user, isPaused } = useSession();
  if (!user || isPaused) return null;
  return <Envelope account={user._id} />;
}

function Envelope({ account }: { account: string }) {
  const unread = useUnreadMessages();
  const [isLive, setLive] = useState(false);
  // The page itself comes first.
  useEffect(() => afterLoad(() => setLive(true)), []);
  return (
    <>
      <Icon to={paths.threads()} aria-label={unread === 0 ? 'Messages' : `Messages, ${countInWords(unread)} unread`}>
        <Forum aria-hidden="true" />
        <UnreadBadge unread={unread} />
      </Icon>
      {isLive && (
        <Suspense>
          <LiveMessages key={account} account={account} />
        </Suspense>
      )}
    </>
  );
}
