import { defineView } from '../../../platform/panel/view';

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
    [['description', 12]],
  ],
  fields: {
    title: { label: 'Title' },
    category: { label: 'Category', description: 'The tab under which visitors find it.' },
    description: {
      label: 'Text',
      description: 'Lists show its first three lines. Headings in it begin with “Heading 2”.',
    },
    excerpt: { label: 'Excerpt' },
    announcedAt: { label: 'First published' },
  },
});
