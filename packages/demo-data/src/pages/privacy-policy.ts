import type { RichText } from 'contracts';

import { heading, link, list, paragraph, strong } from '../rich-text.js';

/** @param email where the society is reached */
export function demoPrivacyPolicy(email: string) {
  const body: RichText = [
    paragraph(
      'This page says what this site keeps about you, why, for how long, and how you have it deleted. It is short because we keep little: there is no advertising, no tracking, and nothing of yours is sold or handed on.',
    ),
    heading('When you only read'),
    paragraph(
      'You can read everything that is public without an account. We set no cookie then. Whether you chose the light or the dark look stays in your browser’s own storage and is never sent to us. To keep attackers out, the server counts how often an address on the internet tries to sign in or sends a form; these counts are forgotten within a day.',
    ),
    heading('When you write to us'),
    paragraph(
      'The contact form stores your name, your e-mail address and your message, and mails them to the society so that somebody can answer. We use them for that alone, and delete them once your question is settled, or as soon as you ask.',
    ),
    paragraph(
      'The map beside the form appears only after your browser has asked you for your position and you have agreed. Your approximate position, to about a hundred metres, then goes to Google Maps, which draws the map, and is not stored by us. If you decline, no map is loaded and nothing is sent.',
    ),
    heading('When you have an account'),
    paragraph('An account holds what you entered when you registered and what you add later:'),
    list(
      ['your name, your e-mail address and your role: student, alumni or faculty;'],
      ['a fingerprint of your password, from which the password cannot be read back;'],
      ['your profile, as far as you fill it in;'],
      ['when you signed in and from what kind of browser a session is open, so that sessions can be ended.'],
    ),
    paragraph(
      'We write to your address when it has to be verified, when you ask for a new password and when your password has changed. The society’s admins see accounts in order to run the portal.',
    ),
    heading('Cookies'),
    paragraph('Cookies are set when you sign in, and only these:'),
    list(
      [
        strong('session'),
        ' keeps you signed in: until you close the browser, or for 30 days if you asked to be remembered. It ends when you sign out.',
      ],
      [
        strong('signed-in'),
        ' tells our pages whether asking for your session is worth while. It says nothing about you and ends with the session.',
      ],
      [
        strong('device'),
        ' remembers for a year that this browser has signed in before, so that others who guess at your password cannot lock you out. Your name and address are not in it.',
      ],
    ),
    paragraph(
      'None of them follows you to another site. All are necessary for what you asked for, so there is no banner.',
    ),
    heading('Who else sees it'),
    paragraph(
      'Pages and fonts come from this site, so reading them tells nobody else about you. A portrait may lie on a shared drive elsewhere; your browser then fetches it from there. Links to social networks and to registration forms lead to other sites with rules of their own.',
    ),
    heading('Your rights'),
    paragraph(
      'You can ask what we have stored about you, have it corrected, and have it deleted. Write to ',
      link(email, `mailto:${email}`),
      ' from the address of your account. We answer within two weeks. When an account is deleted, its sessions end at once and its personal data is removed.',
    ),
    heading('Changes'),
    paragraph(
      'If this policy changes in a way that matters to members, we say so in an ',
      link('announcement', '/announcements'),
      ' before it takes effect.',
    ),
  ];
  return {
    title: 'Privacy Policy',
    slug: 'privacy-policy',
    description: 'What this site keeps about you, why, for how long, and how you have it deleted.',
    body,
  };
}
