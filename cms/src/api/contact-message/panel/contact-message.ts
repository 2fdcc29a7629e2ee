import { defineView } from '../../../platform/panel/view';

export const contactMessageView = defineView({
  uid: 'api::contact-message.contact-message',
  mainField: 'name',
  listColumns: ['name', 'email', 'handledAt', 'createdAt'],
  sort: { by: 'createdAt', order: 'DESC' },
  layout: [
    [
      ['name', 6],
      ['email', 6],
    ],
    [['message', 12]],
    [['handledAt', 6]],
  ],
  fields: {
    name: { label: 'Name', description: 'As the visitor gave it.' },
    email: { label: 'E-mail address', description: 'Where an answer goes.' },
    message: { label: 'Message' },
    handledAt: { label: 'Handled', description: 'Empty while it is new. Admins work on messages in the console.' },
  },
});
