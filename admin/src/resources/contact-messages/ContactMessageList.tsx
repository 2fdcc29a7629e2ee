import { messages } from 'contracts';
import { ListBase, useListContext } from 'react-admin';

import { ListFilters } from '../../components/list/ListFilters';
import { Pages } from '../../components/list/Pages';
import { Records } from '../../components/list/Records';
import { PageHead } from '../../components/PageHead';
import { useToast } from '../../lib/useToast';
import { MessageActions } from './MessageActions';
import { MessageBulkActions } from './MessageBulkActions';
import { messageColumns, messageOrders } from './messageColumns';
import { MessageShow } from './MessageShow';
import { statusFilters } from './statuses';

const PER_PAGE = 25;

/** The Messages page (design §8): what visitors wrote into the contact form, to be answered and marked as handled. */
export default function ContactMessageList() {
  const toast = useToast();
  return (
    <>
      <PageHead
        title="Messages"
        lead="What visitors wrote into the contact form, to be answered by mail and marked as handled."
      />
      <ListBase
        resource="contact-messages"
        perPage={PER_PAGE}
        sort={{ field: 'createdAt', order: 'DESC' }}
        debounce={300}
        queryOptions={{ onError: (error: Error) => toast.failure(messages.contactMessagesNotLoaded, error) }}
      >
        <ListFilters
          label="Messages"
          placeholder="Name, email or words"
          selects={[{ key: 'status', label: 'Status', choices: statusFilters }]}
        />
        <Messages />
        <Pages unit="messages" />
        <MessageShow />
      </ListBase>
    </>
  );
}

/** The messages, or why there are none: nobody has written, or the filter finds nothing. */
function Messages() {
  const list = useListContext();
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  return (
    <Records
      columns={messageColumns}
      orders={messageOrders}
      failureTitle={messages.contactMessagesNotLoaded}
      emptyTitle={isFiltered ? 'No messages found' : 'No messages yet'}
      emptyText={
        isFiltered
          ? 'Try other words, or look among all messages.'
          : 'What visitors write into the contact form of the site appears here.'
      }
      nameOf={({ name }) => name}
      actions={(message) => <MessageActions message={message} />}
      bulkActions={<MessageBulkActions />}
    />
  );
}
