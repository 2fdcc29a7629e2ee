import { defineView } from '../../../platform/panel/view';

export const pageView = defineView({
  uid: 'api::page.page',
  mainField: 'title',
  listColumns: ['title', 'slug', 'updatedAt'],
  sort: { by: 'title', order: 'ASC' },
  layout: [
    [
      ['title', 6],
      ['slug', 6],
    ],
    [['description', 12]],
    [['sections', 12]],
  ],
  fields: {
    title: { label: 'Title', description: 'Shown in the browser tab and when the page is shared.' },
    slug: {
      label: 'Address',
      description: 'The last part of the page’s address. The landing page is “home”, the festival’s “innokshetra”.',
    },
    description: { label: 'Summary', description: 'For search engines and shared links.' },
    sections: { label: 'Sections', description: 'Drag to reorder. Visitors see them from top to bottom.' },
  },
});
