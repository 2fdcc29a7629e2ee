import { defineView } from './view';

export const announcementView = defineView({
  uid: 'api::announcement.announcement',
  mainField: 'title',
  listColumns: ['title', 'category', 'createdAt'],
  sort: { by: 'createdAt', order: 'DESC' },
  layout: [
    [
      ['title', 8],
      ['category', 4],
    ],
    [['content', 12]],
  ],
  fields: {
    title: { label: 'Title' },
    category: { label: 'Category', description: 'The tab under which visitors find it.' },
    content: { label: 'Text', description: 'Plain text. Lists show its first three lines.' },
  },
});
