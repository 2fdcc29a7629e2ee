import { defineView } from '../../../platform/panel/view';

/** Sections of the festival block (site §2.2, festival landing block). */

const festivalHeroView = defineView({
  uid: 'sections.festival-hero',
  mainField: 'tagline',
  layout: [[['tagline', 12]], [['description', 12]], [['image', 12]]],
  fields: {
    tagline: {
      label: 'Tagline',
      description: 'Under the festival’s name, which comes from “Festival” as its days and its registration link do.',
      placeholder: 'Three days for ideas that move',
    },
    description: {
      label: 'Description',
      description: 'One or two sentences.',
      placeholder: 'Hackathons, talks and competitions …',
    },
    image: {
      label: 'Picture',
      description: 'Landscape, 1600 × 900 pixels or more. Without one the section draws its own ground.',
    },
  },
});

const scheduleView = defineView({
  uid: 'sections.schedule',
  mainField: 'title',
  layout: [
    [
      ['title', 6],
      ['subtitle', 6],
    ],
    [['tracks', 12]],
    [['entries', 12]],
  ],
  fields: {
    title: { label: 'Title', description: 'The headline of the section.', placeholder: 'Schedule' },
    subtitle: { label: 'Subtitle', description: 'One sentence beside the title.', placeholder: 'Three days …' },
    tracks: { label: 'Tracks', description: 'What runs beside each other.' },
    entries: { label: 'Entries', description: 'In their order, day by day.' },
  },
});

const countersView = defineView({
  uid: 'sections.counters',
  mainField: 'title',
  layout: [[['title', 12]], [['items', 12]]],
  fields: {
    title: { label: 'Title', description: 'May stay empty.', placeholder: 'The festival in numbers' },
    items: { label: 'Numbers', description: 'Up to eight; four fill a row. Drag to reorder.' },
  },
});

const upcomingEventsView = defineView({
  uid: 'sections.upcoming-events',
  mainField: 'title',
  layout: [
    [
      ['title', 8],
      ['count', 4],
    ],
    [['subtitle', 12]],
  ],
  fields: {
    title: {
      label: 'Title',
      description: 'The events come from the collection “Events”.',
      placeholder: 'Upcoming Events',
    },
    count: { label: 'How many', description: 'The next ones, 1 to 12.', placeholder: '3' },
    subtitle: { label: 'Subtitle', description: 'One sentence under the title.', placeholder: 'What comes next' },
  },
});

const testimonialsView = defineView({
  uid: 'sections.testimonials',
  mainField: 'title',
  layout: [[['title', 12]], [['testimonials', 12]]],
  fields: {
    title: { label: 'Title', description: 'The headline of the section.', placeholder: 'What people say' },
    testimonials: { label: 'Testimonials', description: 'Ask people before you quote them. Drag to reorder.' },
  },
});

const faqView = defineView({
  uid: 'sections.faq',
  mainField: 'title',
  layout: [[['title', 12]], [['entries', 12]]],
  fields: {
    title: { label: 'Title', description: 'The headline of the section.', placeholder: 'Frequently Asked Questions' },
    entries: { label: 'Questions', description: 'Visitors open one at a time. Drag to reorder.' },
  },
});

const callToActionView = defineView({
  uid: 'sections.call-to-action',
  mainField: 'title',
  layout: [[['title', 12]], [['text', 12]], [['links', 12]]],
  fields: {
    title: { label: 'Headline', description: 'What visitors should do.', placeholder: 'Bring your idea' },
    text: { label: 'Text', description: 'One or two sentences on why.', placeholder: 'Registration takes a minute …' },
    links: { label: 'Buttons', description: 'Up to three. The first one stands out.' },
  },
});

const joinView = defineView({
  uid: 'sections.join',
  mainField: 'title',
  layout: [[['title', 12]], [['text', 12]]],
  fields: {
    title: {
      label: 'Title',
      description: 'The buttons lead to the sign-in and to the registration.',
      placeholder: 'Join the network',
    },
    text: { label: 'Text', description: 'What members get.', placeholder: 'Find mentors, teams and alumni …' },
  },
});

export const festivalViews = [
  festivalHeroView,
  countersView,
  scheduleView,
  upcomingEventsView,
  testimonialsView,
  faqView,
  callToActionView,
  joinView,
];
