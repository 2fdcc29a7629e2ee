import { defineView } from '../../../platform/panel/view';

/** Sections that the landing page is made of (site §2.2), in its order. */

const heroView = defineView({
  uid: 'sections.hero',
  mainField: 'greeting',
  layout: [
    [
      ['greeting', 6],
      ['words', 6],
    ],
    [['description', 12]],
    [
      ['image', 6],
      ['video', 6],
    ],
    [['links', 12]],
  ],
  fields: {
    greeting: { label: 'Greeting', description: 'The society’s name follows it.', placeholder: 'Welcome to' },
    words: {
      label: 'Words that type themselves',
      description: 'One word a line.',
      placeholder: 'Innovation\nCreativity',
    },
    description: {
      label: 'Description',
      description: 'One or two sentences under the headline.',
      placeholder: 'The official technical society of the institute …',
    },
    image: {
      label: 'Picture',
      description: 'Stands in for the video, 1600 × 900 pixels or more. Without it the section draws its own ground.',
    },
    video: {
      label: 'Video',
      description: 'Loops silently behind the words: WebM or MP4, a few seconds, under 800 KB.',
    },
    links: { label: 'Buttons', description: 'Up to four. The first one stands out.' },
  },
});

const aboutView = defineView({
  uid: 'sections.about',
  mainField: 'title',
  layout: [
    [['title', 12]],
    [['intro', 12]],
    [['image', 12]],
    [
      ['missionTitle', 4],
      ['mission', 8],
    ],
    [
      ['visionTitle', 4],
      ['vision', 8],
    ],
    [
      ['activitiesTitle', 4],
      ['activities', 8],
    ],
  ],
  fields: {
    title: { label: 'Title', description: 'The headline of the section.', placeholder: 'About Us' },
    intro: {
      label: 'Introduction',
      description: 'Always shown. What follows opens with “Know more about us”.',
      placeholder: 'We are a student-run society …',
    },
    image: { label: 'Picture', description: 'Beside the introduction; 1200 × 900 pixels or more.' },
    missionTitle: { label: 'Mission: headline', description: 'Over the mission.', placeholder: 'Our Mission' },
    mission: { label: 'Mission', description: 'What the society works for.', placeholder: 'To nurture …' },
    visionTitle: { label: 'Vision: headline', description: 'Over the vision.', placeholder: 'Our Vision' },
    vision: { label: 'Vision', description: 'What the society wants to become.', placeholder: 'To be …' },
    activitiesTitle: { label: 'Activities: headline', description: 'Over the list.', placeholder: 'What We Do' },
    activities: {
      label: 'Activities',
      description: 'One activity a line.',
      placeholder: 'Workshops, hackathons and ideathons',
    },
  },
});

const eventCardsView = defineView({
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
    heading: {
      label: 'Line above the title',
      description: 'Its letters shuffle into place.',
      placeholder: 'Where ideas meet action',
    },
    title: { label: 'Title', description: 'The headline of the section.', placeholder: 'Our Events' },
    cards: { label: 'Cards', description: 'Each turns over to its description. Drag to reorder.' },
  },
});

const teamView = defineView({
  uid: 'sections.team',
  mainField: 'title',
  layout: [
    [
      ['title', 6],
      ['subtitle', 6],
    ],
  ],
  fields: {
    title: {
      label: 'Title',
      description: 'The people come from the collection “Team members”.',
      placeholder: 'Meet Our Team',
    },
    subtitle: {
      label: 'Subtitle',
      description: 'One sentence under the title.',
      placeholder: 'Dedicated individuals …',
    },
  },
});

const contactView = defineView({
  uid: 'sections.contact',
  mainField: 'title',
  layout: [
    [
      ['title', 6],
      ['text', 6],
    ],
    [['note', 12]],
  ],
  fields: {
    title: {
      label: 'Title',
      description: 'Messages are mailed to the address in “Site identity”.',
      placeholder: 'Contact Us',
    },
    text: {
      label: 'Invitation',
      description: 'One or two sentences over the form.',
      placeholder: 'Have questions or want to collaborate? Reach out to us!',
    },
    note: {
      label: 'Note under the form',
      description: 'When an answer may be expected.',
      placeholder: 'We’ll get back to you as soon as possible.',
    },
  },
});

export const landingViews = [heroView, aboutView, eventCardsView, teamView, contactView];
