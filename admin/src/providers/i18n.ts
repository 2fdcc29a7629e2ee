import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { mergeTranslations, type TranslationMessages } from 'react-admin';

/** The console speaks English; names of fields are said where they differ from the field's own name. */
const english = mergeTranslations(englishMessages, {
  resources: {
    'contact-messages': {
      name: 'Message |||| Messages',
      fields: { name: 'Name', email: 'Email', message: 'Message', status: 'Status', createdAt: 'Received' },
    },
    events: {
      name: 'Event |||| Events',
      fields: {
        title: 'Title',
        description: 'Description',
        date: 'Date',
        time: 'Time',
        ends: 'Ends',
        location: 'Location',
        category: 'Type',
        format: 'Takes place',
        registrationLink: 'Registration link',
        ticketPrice: 'Ticket price',
        currency: 'Currency',
        organizer: 'Organizer',
        isPublished: 'Published',
        capacity: 'Seats',
        waitlist: 'Waitlist',
        cancelBy: 'Cancel until',
        ticketsFrom: 'Tickets from',
        paymentNote: 'How to pay',
        confirmWithinHours: 'Hours to confirm',
      },
    },
    users: {
      name: 'User |||| Users',
      fields: { name: 'Name', email: 'Email', role: 'Role', isVerified: 'Verified', createdAt: 'Joined' },
    },
  },
}) as TranslationMessages;

export const i18nProvider = polyglotI18nProvider(() => english, 'en');
