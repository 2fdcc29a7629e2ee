import { defineView } from '../../../platform/panel/view';

export const spotlightView = defineView({
  uid: 'api::spotlight.spotlight',
  mainField: 'quote',
  listColumns: ['profile', 'quote', 'order'],
  sort: { by: 'order', order: 'ASC' },
  layout: [
    [
      ['profile', 8],
      ['order', 4],
    ],
    [['quote', 12]],
  ],
  fields: {
    profile: { label: 'Alumnus or alumna', description: 'Those who agreed to it in their own profile.' },
    quote: { label: 'Quote', description: 'One or two sentences of theirs.' },
    order: { label: 'Position', description: 'Lower numbers come first.' },
  },
});

export const spotlightSectionView = defineView({
  uid: 'sections.spotlight',
  mainField: 'title',
  layout: [
    [
      ['title', 6],
      ['subtitle', 6],
    ],
  ],
  fields: {
    title: { label: 'Title', description: 'The people come from the collection “Spotlight”.' },
    subtitle: { label: 'Subtitle' },
  },
});
