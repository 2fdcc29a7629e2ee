import { messages } from 'contracts';

import { RecordList } from '../../components/list/RecordList';
import { PageHead } from '../../components/PageHead';
import { MessageActions } from './MessageActions';
import { MessageBulkActions } from './MessageBulkActions';
import { messageColumns, messageOrders } from './messageColumns';
import { MessageShow } from './MessageShow';
import { statusFilters } from './statuses';

const FILTERS = {
  label: 'Messages',
  placeholder: 'Name, email or words',
  selects: [{ key: 'status', label: 'Status', choices: statusFilters }],
} as const;

/** The Messages page (design §8): what visitors wrote into the contact form, to be answered and marked as handled. */
export default function ContactMessageList() {
  return (
    <>
      <PageHead
        title="Messages"
        lead="What visitors wrote into the contact form, to be answered by mail and marked as handled."
      />
      <RecordList
        resource="contact-messages"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={FILTERS}
        unit="messages"
        columns={messageColumns}
        orders={messageOrders}
        failureTitle={messages.contactMessagesNotLoaded}
        empty={{
          title: 'No messages yet',
          text: 'What visitors write into the contact form of the site appears here.',
        }}
        nothingFound={{ title: 'No messages found', text: 'Try other words, or look among all messages.' }}
        nameOf={({ name }) => name}
        actions={(message) => <MessageActions message={message} />}
        bulkActions={<MessageBulkActions />}
      >
        <MessageShow />
      </RecordList>
    </>
  );
}
