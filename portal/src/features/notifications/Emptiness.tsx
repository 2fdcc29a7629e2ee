import { paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { filterOf } from './notificationsAddress';

interface EmptinessProps {
  unreadOnly: boolean;
  /** There are some, on pages before this one. */
  hasPages: boolean;
}

/** What stands where no notification does, and the way on. */
export function Emptiness({ unreadOnly, hasPages }: EmptinessProps) {
  if (hasPages) {
    return (
      <Notice title="This page is empty">
        <ButtonLink href={paths.notifications(filterOf(unreadOnly))} look="outlined">
          To the newest
        </ButtonLink>
      </Notice>
    );
  }
  if (unreadOnly) {
    return (
      <Notice title="You have read everything">
        <ButtonLink href={paths.notifications()} look="outlined">
          Show all notifications
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title="Nothing yet" text="Requests to connect and messages from members arrive here.">
      <ButtonLink href={paths.alumniDirectory()}>Find people</ButtonLink>
    </Notice>
  );
}
