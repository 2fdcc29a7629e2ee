import type { RichText } from 'contracts';

import { heading, link, list, paragraph } from '../rich-text.js';

/** @param email where the society is reached */
export function demoTermsOfService(email: string) {
  const body: RichText = [
    paragraph(
      'These terms hold for everyone who uses this site and its member portal. They are written to be read: if a sentence is unclear, ask us.',
    ),
    heading('Who may have an account'),
    paragraph(
      'Students, alumni and faculty of the institute. Register under your own name and in the role that you really have, with an address that you read. One person has one account, and its password is yours alone.',
    ),
    heading('How we treat each other'),
    list(
      ['Be honest about who you are, what you offer and what you ask for.'],
      ['Do not harass, insult or threaten anybody, and do not use what you learn here to send advertising.'],
      ['Post only what is yours, or what you may share.'],
      ['Do not try to get at data that is not meant for you, or to disturb the service for others.'],
    ),
    paragraph(
      'Admins may remove content that breaks these rules and block an account that keeps breaking them. If you think that they were wrong, write to us and somebody else looks at it again.',
    ),
    heading('Events'),
    paragraph(
      'Each event says when and where it takes place and what it costs. If we have to move or cancel one, we announce it on this site. Some events take registrations on another site; the rules of that site hold there.',
    ),
    heading('What is yours stays yours'),
    paragraph(
      'Ideas, designs and texts that you bring to an event or put into your profile remain yours. You allow us to show on this site what you publish here, for as long as you leave it here.',
    ),
    heading('What we promise, and what we cannot'),
    paragraph(
      'The site is run by students, with care and without charge. We keep it safe and available as well as we can, but we cannot promise that it is never down or never wrong. Nothing here is financial or legal advice, the financial literacy sessions included.',
    ),
    heading('Your data'),
    paragraph(
      'What we store, and how you have it deleted, is in the ',
      link('Privacy Policy', '/p/privacy-policy'),
      '.',
    ),
    heading('Leaving'),
    paragraph(
      'You can leave at any time: write to ',
      link(email, `mailto:${email}`),
      ' from the address of your account, and we delete it.',
    ),
    heading('Changes, and the law'),
    paragraph(
      'When these terms change, we announce it at least two weeks before. The law of India applies, and the courts at the seat of the institute are the place to settle what we could not.',
    ),
  ];
  return {
    title: 'Terms of Service',
    slug: 'terms-of-service',
    description: 'The rules for everyone who uses this site and its member portal.',
    body,
  };
}
