import { defineView } from './view';

export const linkView = defineView({
  uid: 'shared.link',
  mainField: 'label',
  layout: [
    [
      ['label', 6],
      ['href', 6],
    ],
  ],
  fields: {
    label: { label: 'Label', placeholder: 'Our team' },
    href: {
      label: 'Leads to',
      description: 'https://… elsewhere, /events for a page of this site, /#team for a section.',
    },
  },
});

export const socialLinkView = defineView({
  uid: 'shared.social-link',
  mainField: 'platform',
  layout: [
    [
      ['platform', 6],
      ['url', 6],
    ],
  ],
  fields: {
    platform: { label: 'Network' },
    url: { label: 'Address of the profile', placeholder: 'https://…' },
  },
});

export const eventCardView = defineView({
  uid: 'shared.event-card',
  mainField: 'name',
  layout: [[['name', 12]], [['description', 12]]],
  fields: {
    name: { label: 'Name', description: 'The front of the card.' },
    description: { label: 'Description', description: 'The back of the card.' },
  },
});

export const heroView = defineView({
  uid: 'sections.hero',
  mainField: 'greeting',
  layout: [
    [
      ['greeting', 6],
      ['words', 6],
    ],
    [['description', 12]],
    [['image', 12]],
    [['links', 12]],
  ],
  fields: {
    greeting: { label: 'Greeting', description: 'The society’s name follows it.' },
    words: { label: 'Words that type themselves', description: 'One word a line.' },
    description: { label: 'Description', description: 'One or two sentences under the headline.' },
    image: { label: 'Picture', description: 'Without one the section draws its own ground.' },
    links: { label: 'Buttons', description: 'The first one stands out.' },
  },
});

export const eventCardsView = defineView({
  uid: 'sections.event-cards',
  mainField: 'title',
  layout: [
    [
      ['heading', 6],
      ['title', 6],
    ],
    [['cards', 12]],
  ],
  fields: {
    heading: { label: 'Line above the title', description: 'Its letters shuffle into place.' },
    title: { label: 'Title' },
    cards: { label: 'Cards' },
  },
});

export const teamView = defineView({
  uid: 'sections.team',
  mainField: 'title',
  layout: [
    [
      ['title', 6],
      ['subtitle', 6],
    ],
  ],
  fields: {
    title: { label: 'Title', description: 'The people come from the collection “Team members”.' },
    subtitle: { label: 'Subtitle' },
  },
});
