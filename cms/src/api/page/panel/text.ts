import { defineView } from '../../../platform/panel/view';

const richTextView = defineView({
  uid: 'sections.rich-text',
  mainField: 'title',
  layout: [[['title', 12]], [['body', 12]]],
  fields: {
    title: {
      label: 'Title',
      description: 'The first text of a page gives the page its headline.',
      placeholder: 'Privacy Policy',
    },
    body: { label: 'Text', description: 'Type / for headings, lists, quotes and pictures.' },
  },
});

/** Sections of running text. */
export const textViews = [richTextView];
