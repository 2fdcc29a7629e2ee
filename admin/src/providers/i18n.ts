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
    users: {
      name: 'User |||| Users',
      fields: { name: 'Name', email: 'Email', role: 'Role', isVerified: 'Verified', createdAt: 'Joined' },
    },
  },
}) as TranslationMessages;

export const i18nProvider = polyglotI18nProvider(() => english, 'en');
