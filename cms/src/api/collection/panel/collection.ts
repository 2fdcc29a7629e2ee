import { defineView } from '../../../platform/panel/view';

export const collectionView = defineView({
  uid: 'api::collection.collection',
  mainField: 'title',
  listColumns: ['title', 'hasPages', 'layout'],
  sort: { by: 'title', order: 'ASC' },
  layout: [
    [
      ['title', 6],
      ['hasPages', 6],
    ],
    [['lead', 12]],
    [['layout', 6]],
  ],
  fields: {
    type: { label: 'Type', description: 'The content type whose pages these are.' },
    title: { label: 'Title', description: 'The headline of its page.', placeholder: 'Our sponsors' },
    lead: { label: 'Introduction', description: 'One sentence under the title.' },
    hasPages: {
      label: 'Pages',
      description: 'On: visitors find a page with all of them, and one for each. Menus are edited in “Site identity”.',
    },
    layout: { label: 'Layout', description: 'How the page with all of them is drawn.' },
    publicFields: {
      label: 'Public fields',
      description: 'Admins choose them in the console, under “Content types”.',
    },
  },
});
