import { WaitingCount } from './WaitingCount';

/** How many messages wait to be handled, beside the way to them. */
export const NewMessages = () => (
  <WaitingCount resource="contact-messages" filter={{ status: 'new' }} field="createdAt" word="new" />
);
