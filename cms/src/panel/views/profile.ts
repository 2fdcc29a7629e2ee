import { defineView } from './view';

export const profileView = defineView({
  uid: 'api::profile.profile',
  mainField: 'name',
  listColumns: ['name', 'user', 'createdAt'],
  sort: { by: 'name', order: 'ASC' },
  layout: [
    [
      ['name', 6],
      ['user', 6],
    ],
  ],
  fields: {
    name: { label: 'Name', description: 'As others see it.' },
    user: { label: 'Account', description: 'Whose profile this is.' },
  },
});
