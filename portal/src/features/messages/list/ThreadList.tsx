import { messages, paths } from 'contracts';

import { Button, ButtonLink } from '../../../components/Button';
import { inList, nameOf } from '../words/inWords';
import { MoreRow } from './MoreRow';
import { Rows, Said, ThreadSkeletons } from './rowParts';
import { ThreadRow } from './ThreadRow';
import { useThreads } from './useThreads';

/** The reader's threads, or what stands in while they load, when they failed to, or when there are none. */
export function ThreadList({ openPerson }: { openPerson: string | undefined }) {
  const { threads, error, retry, ...more } = useThreads();
  if (error) {
    return (
      <Said role="alert">
        <strong>{messages.threadsNotLoaded}</strong>
        <p>{error.msg}</p>
        <Button type="button" onClick={retry}>
          Retry
        </Button>
      </Said>
    );
  }
  if (!threads) return <ThreadSkeletons />;
  if (threads.length === 0) return <NoThreads />;
  return (
    <>
      <Rows aria-label="Conversations">
        {threads.map(({ _id, person, last, unread }) => (
          <li key={_id}>
            <ThreadRow
              to={paths.thread(_id)}
              name={nameOf(person)}
              picture={person?.avatar ?? null}
              sentAt={last.sentAt}
              unread={unread}
              isOpen={_id === openPerson}
            >
              {inList(last)}
            </ThreadRow>
          </li>
        ))}
      </Rows>
      <MoreRow {...more} />
    </>
  );
}

function NoThreads() {
  return (
    <Said>
      <strong>{messages.noThreads}</strong>
      <p>{messages.noThreadsHint}</p>
      <ButtonLink href={paths.alumniDirectory()}>Open the directory</ButtonLink>
      <ButtonLink href={paths.alumniMentorship()} look="outlined">
        Your mentorship
      </ButtonLink>
    </Said>
  );
}
