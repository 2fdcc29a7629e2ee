import { api, messages, paths, type FoundMessage, type Page } from 'contracts';

import { Button } from '../../../components/Button';
import { usePages } from '../usePages';
import { inList, nameOf } from '../words/inWords';
import { MoreRow } from './MoreRow';
import { Rows, Said, ThreadSkeletons } from './rowParts';
import { ThreadRow } from './ThreadRow';

/** The messages that have the words, each the way to its place in its thread. */
export function FoundMessages({ search }: { search: string }) {
  const { pages, error, retry, ...more } = usePages<Page<FoundMessage>>((page) => api.messageSearch({ search, page }));
  if (error) {
    return (
      <Said role="alert">
        <p>{error.msg}</p>
        <Button type="button" onClick={retry}>
          Retry
        </Button>
      </Said>
    );
  }
  if (!pages) return <ThreadSkeletons />;
  const found = pages.flatMap(({ data }) => data);
  if (found.length === 0) return <Said role="status">{messages.noMessagesFound}</Said>;
  return (
    <>
      <Rows aria-label="Messages found">
        {found.map(({ thread, person, message }) => (
          <li key={message._id}>
            <ThreadRow
              to={paths.thread(thread, { at: message.place })}
              name={nameOf(person)}
              picture={person?.avatar ?? null}
              sentAt={message.sentAt}
              isWhole
            >
              {inList(message)}
            </ThreadRow>
          </li>
        ))}
      </Rows>
      <MoreRow {...more} />
    </>
  );
}
