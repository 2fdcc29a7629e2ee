import type { ConsoleContactMessage, ConsoleResource } from 'contracts';

import { ResourceList } from '../../schema/ResourceList';
import { ResourceShow } from '../../schema/ResourceShow';
import { MessageActions } from './MessageActions';
import { MessageBulkActions } from './MessageBulkActions';
import { messageCells } from './messageCells';
import { MessageLetter } from './MessageLetter';

/** The Messages page (design §8): what visitors wrote into the contact form, to be answered and marked as handled. */
export default function ContactMessageList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<ConsoleContactMessage>
      resource={resource}
      cells={messageCells}
      actions={(message) => <MessageActions message={message} />}
      bulkActions={<MessageBulkActions />}
    >
      <ResourceShow resource={resource}>
        {(titleId, onClose) => <MessageLetter resource={resource} titleId={titleId} onClose={onClose} />}
      </ResourceShow>
    </ResourceList>
  );
}
