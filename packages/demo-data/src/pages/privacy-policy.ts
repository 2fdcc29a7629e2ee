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
      ['your profile, as far as you fill it in, with your picture;'],
      ['your connections and requests to connect, whom you have blocked, and what you were notified of;'],
      ['when you signed in and from what kind of browser a session is open, so that sessions can be ended.'],
    ),
    paragraph(
      'We write to your address when it has to be verified or changes, when you ask for a new password and when your password has changed. Which other mails you get is yours to choose, and each of them has a link that ends its kind. The society’s admins see accounts in order to run the portal.',
    ),
    heading('What other members see'),
    paragraph(
      'Members who are signed in find alumni in the directory and can open the profile of any member. Your profile’s privacy settings say whether they see your e-mail address, phone, location and social links, and whether they may write to you; what you hide cannot be searched for either. A message sent from your profile is mailed on by us, so that a hidden address stays hidden; the sender’s own address is in it, for your answer. Visitors see a member only in the spotlight, and only who agreed to it.',
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
      'On the page of your profile you can correct what is stored about you, download all of it as a file, see where you are signed in, and delete your account. Its sessions then end at once and its personal data is removed, pictures too; what others need is kept under “Former member”. For anything else write to ',
      link(email, `mailto:${email}`),
      ' from the address of your account. We answer within two weeks.',
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
