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
    shapes: { label: 'Shapes', description: 'What its fields were when the server started. It is kept by itself.' },
  },
});

export const blockView = defineView({
  uid: 'sections.collection',
  mainField: 'title',
  layout: [
    [
      ['title', 6],
      ['subtitle', 6],
    ],
    [
      ['collection', 6],
      ['layout', 6],
    ],
    [['fields', 12]],
    [
      ['filter', 6],
      ['sort', 6],
    ],
    [
      ['count', 6],
      ['hasLinks', 6],
    ],
  ],
  fields: {
    title: { label: 'Title', description: 'The headline of the section.', placeholder: 'Our sponsors' },
    subtitle: { label: 'Subtitle', description: 'One sentence under the title.' },
    collection: { label: 'Type', description: 'Whose records are shown: one of “Type pages”.' },
    fields: {
      label: 'Fields',
      description:
        'Names of public fields, with commas between them, in the order in which they are shown. Empty: all.',
      placeholder: 'logo, level, website',
    },
    filter: {
      label: 'Only those with',
      description: 'Conditions with =, >= or <=, and a semicolon between them. Empty: all records.',
      placeholder: 'level = gold; since >= 2020-01-01',
    },
    sort: {
      label: 'Order',
      description: 'A public field; with a minus before it the last comes first. Empty: as the panel has them.',
      placeholder: '-since',
    },
    layout: { label: 'Layout', description: 'How the records are drawn.' },
    count: { label: 'How many', description: 'From 1 to 24.' },
    hasLinks: { label: 'Links', description: 'On: each leads to its page, where the type has pages.' },
  },
});
