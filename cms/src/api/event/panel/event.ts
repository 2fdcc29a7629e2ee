import { defineView } from '../../../platform/panel/view';

export const eventView = defineView({
  uid: 'api::event.event',
  mainField: 'title',
  listColumns: ['title', 'category', 'startsAt', 'isPublished'],
  sort: { by: 'startsAt', order: 'DESC' },
  layout: [
    [
      ['title', 8],
      ['isPublished', 4],
    ],
    [['description', 12]],
    [
      ['startsAt', 6],
      ['endsAt', 6],
    ],
    [
      ['category', 6],
      ['format', 6],
    ],
    [['location', 12]],
    [
      ['ticketPrice', 6],
      ['currency', 6],
    ],
    [
      ['ticketsFrom', 6],
      ['paymentNote', 6],
    ],
    [['image', 12]],
    [['organizer', 12]],
    [['agenda', 12]],
    [['registrationLink', 12]],
    [['recap', 12]],
    [
      ['capacity', 6],
      ['waitlist', 6],
    ],
    [
      ['cancelUntil', 6],
      ['confirmWithinHours', 6],
    ],
    [['questions', 12]],
    [['proposedBy', 12]],
  ],
  fields: {
    title: { label: 'Title', placeholder: 'Prototype to Product: a hardware weekend' },
    isPublished: { label: 'Published', description: '“False” keeps it from visitors.' },
    description: { label: 'Description', description: 'Lists show the first 100 characters.' },
    startsAt: { label: 'Starts', description: 'In the time zone of this computer.' },
    endsAt: { label: 'Ends', description: 'Upcoming until then, past afterwards.' },
    category: { label: 'Category' },
    format: { label: 'Takes place' },
    location: { label: 'Place', placeholder: 'Seminar Hall 2, or “Online”' },
    registrationLink: {
      label: 'Registration link',
      description: 'Only if people register elsewhere.',
      placeholder: 'https://…',
    },
    ticketPrice: {
      label: 'Ticket price in cents or paise',
      description: '1500 is 15.00; 0 is free.',
    },
    currency: { label: 'Currency of the price' },
    ticketsFrom: { label: 'Tickets from', description: 'When the sale opens, if the event costs something.' },
    paymentNote: {
      label: 'How to pay',
      description: 'Shown with the price until tickets are sold on the site.',
      placeholder: 'By UPI or cash at the society’s desk, Student Activity Centre.',
    },
    recap: { label: 'Recap', description: 'How it was. Shown once the event is over.' },
    image: { label: 'Picture', description: 'Landscape, 1200 × 675 pixels or more.' },
    organizer: { label: 'Organizer', description: 'Who holds it, as visitors read it.', placeholder: 'Design Team' },
    agenda: { label: 'Agenda', description: 'In the order in which it happens.' },
    capacity: { label: 'Seats', description: 'Empty: as many as come.' },
    waitlist: { label: 'Waitlist', description: 'Whether people may queue when all seats are taken.' },
    cancelUntil: { label: 'Cancel until', description: 'Empty: until the event starts.' },
    confirmWithinHours: {
      label: 'Hours to confirm',
      description: 'How long a freed seat waits for the first in line.',
    },
    questions: { label: 'Questions', description: 'Asked of everybody who registers.' },
    proposedBy: { label: 'Proposed by', description: 'The member whose idea it was.' },
    proposal: { label: 'Proposal', description: 'What an admin decided in the console.' },
    proposalReason: { label: 'Reason', description: 'Why the proposal was rejected.' },
    proposedAt: { label: 'Proposed', description: 'When it was.' },
  },
});
