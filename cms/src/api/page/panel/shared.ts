import { defineView } from '../../../platform/panel/view';

/** Components that stand inside sections and types. */

const linkView = defineView({
  uid: 'shared.link',
  mainField: 'label',
  layout: [
    [
      ['label', 6],
      ['href', 6],
    ],
  ],
  fields: {
    label: { label: 'Label', description: 'What visitors click on.', placeholder: 'Our team' },
    href: {
      label: 'Leads to',
      description: 'https://… elsewhere, /events or /p/our-story for a page of this site, /#team for a section.',
      placeholder: '/events',
    },
  },
});

const socialLinkView = defineView({
  uid: 'shared.social-link',
  mainField: 'platform',
  layout: [
    [
      ['platform', 6],
      ['url', 6],
    ],
  ],
  fields: {
    platform: { label: 'Network', description: 'Decides which icon stands for it.' },
    url: {
      label: 'Address of the profile',
      description: 'As it stands in the browser’s address bar.',
      placeholder: 'https://…',
    },
  },
});

const eventCardView = defineView({
  uid: 'shared.event-card',
  mainField: 'name',
  layout: [[['name', 12]], [['description', 12]], [['image', 12]]],
  fields: {
    name: {
      label: 'Name',
      description:
        'The front of the card. “View More” leads to the event of that name, or searches the calendar for it.',
      placeholder: 'Fintellect',
    },
    description: {
      label: 'Description',
      description: 'The back of the card. One sentence fits best.',
      placeholder: 'A financial quiz on the stock market, trading and investing.',
    },
    image: { label: 'Drawing', description: 'On the front, above the name; 800 × 600 pixels or more.' },
  },
});

const counterView = defineView({
  uid: 'shared.counter',
  mainField: 'label',
  layout: [
    [
      ['value', 4],
      ['suffix', 2],
      ['label', 6],
    ],
  ],
  fields: {
    value: { label: 'Number', description: 'It counts up from 0.', placeholder: '50' },
    suffix: { label: 'Behind it', description: 'Such as +, % or k.', placeholder: '+' },
    label: { label: 'What is counted', description: 'Stands under the number.', placeholder: 'Events' },
  },
});

const testimonialView = defineView({
  uid: 'shared.testimonial',
  mainField: 'name',
  layout: [
    [['quote', 12]],
    [
      ['name', 6],
      ['role', 6],
    ],
    [['image', 12]],
  ],
  fields: {
    quote: {
      label: 'Quote',
      description: 'In their own words, without quotation marks.',
      placeholder: 'We came with a sketch and left with our first customer.',
    },
    name: { label: 'Name', description: 'Who says it.', placeholder: 'Ananya Sharma' },
    role: {
      label: 'Role',
      description: 'What they do, or where you met them.',
      placeholder: 'Founder, batch of 2024',
    },
    image: { label: 'Photograph', description: 'Square, 400 pixels or more. Without one the initials are shown.' },
  },
});

const faqEntryView = defineView({
  uid: 'shared.faq-entry',
  mainField: 'question',
  layout: [[['question', 12]], [['answer', 12]]],
  fields: {
    question: {
      label: 'Question',
      description: 'As a visitor would ask it.',
      placeholder: 'Who can take part?',
    },
    answer: {
      label: 'Answer',
      description: 'Plain text. An empty line begins a new paragraph.',
      placeholder: 'Students of every institute, alone or in teams.',
    },
  },
});

const trackView = defineView({
  uid: 'shared.track',
  mainField: 'name',
  layout: [[['name', 12]], [['description', 12]]],
  fields: {
    name: { label: 'Name', description: 'As entries of the schedule name it.', placeholder: 'Build' },
    description: { label: 'Description', description: 'One or two sentences.', placeholder: 'A 24-hour hackathon …' },
  },
});

const scheduleEntryView = defineView({
  uid: 'shared.schedule-entry',
  mainField: 'title',
  layout: [
    [
      ['day', 6],
      ['time', 6],
    ],
    [['title', 12]],
    [
      ['place', 6],
      ['track', 6],
    ],
  ],
  fields: {
    day: { label: 'Day', description: 'The same words for all of a day.', placeholder: 'Day 1' },
    time: { label: 'Time', description: 'As visitors read it.', placeholder: '9:30 AM' },
    title: { label: 'What happens', placeholder: 'Opening' },
    place: { label: 'Place', placeholder: 'Open-air theatre' },
    track: { label: 'Track', description: 'Empty: for everybody.', placeholder: 'Build' },
  },
});

export const sharedViews = [
  linkView,
  socialLinkView,
  eventCardView,
  counterView,
  testimonialView,
  faqEntryView,
  trackView,
  scheduleEntryView,
];
