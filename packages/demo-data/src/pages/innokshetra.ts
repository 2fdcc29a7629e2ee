import { FESTIVAL_SLUG } from 'contracts';

import { CONTACT, TEAM } from './common.js';
import { DEMO_SCHEDULE } from './schedule.js';
import { DEMO_TESTIMONIALS } from './testimonials.js';

/** Ids of stored files that stand on the festival's page. */
interface FestivalMedia {
  opening: number;
  /** By name of the person. */
  portraits: ReadonlyMap<string, number>;
}

/** The five questions of the festival (site §2.2, §3). */
const FAQ = [
  {
    question: 'Who can take part in Innokshetra?',
    answer:
      'Students of every institute and every year, alone or in teams. A few competitions are for undergraduates alone; their pages say so. Alumni and faculty are welcome in every audience, and as mentors at the ideathon.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Talks, exhibitions and the startup expo are free. Competitions have a small fee per team, which pays for materials and prizes. Members of the society compete at half of it.',
  },
  {
    question: 'I have an idea but no team. Can I still come?',
    answer:
      'Please do. On the first morning there is an hour for exactly that: everyone without a team says in one minute what they bring, and most find their team before lunch.',
  },
  {
    question: 'Is there a place to stay?',
    answer:
      'Yes. Participants from other cities can stay in the institute’s hostels for the three nights. Ask for a bed when you register; they are given in the order of registration.',
  },
  {
    question: 'How can my company or my startup take part?',
    answer:
      'As a sponsor, with a case for one of the competitions, or with a table at the startup expo. Write to us through the form below, and the sponsorship team answers within two days.',
  },
];

/** The festival's page, composed of the sections of site §2.2 in their order. */
export function demoFestivalPage(media: FestivalMedia) {
  return {
    title: 'Innokshetra',
    slug: FESTIVAL_SLUG,
    description:
      'Innokshetra, the annual flagship event: three days of hackathons, ideathons, competitions, talks and a startup expo, run by students.',
    sections: [
      {
        __component: 'sections.festival-hero' as const,
        tagline: 'Three days for ideas that move',
        description:
          'Hackathons and ideathons, talks and competitions, and a startup expo in the open: the annual flagship event of the society, run by students from the first poster to the last chair.',
        image: media.opening,
      },
      {
        __component: 'sections.counters' as const,
        title: 'What we have built so far',
        items: [
          { value: 50, label: 'Events' },
          { value: 2000, label: 'Students' },
          { value: 25, label: 'Startups' },
          { value: 15, label: 'Awards' },
        ],
      },
      { __component: 'sections.schedule' as const, ...DEMO_SCHEDULE },
      {
        __component: 'sections.upcoming-events' as const,
        title: 'Upcoming Events',
        subtitle: 'The road to the festival, and what happens on the way.',
        count: 3,
      },
      {
        __component: 'sections.testimonials' as const,
        title: 'What people say',
        testimonials: DEMO_TESTIMONIALS.map(({ name, role, quote }) => ({
          name,
          role,
          quote,
          image: media.portraits.get(name),
        })),
      },
      TEAM,
      { __component: 'sections.faq' as const, title: 'Frequently Asked Questions', entries: FAQ },
      {
        __component: 'sections.call-to-action' as const,
        title: 'Bring the idea you keep talking about',
        text: 'You do not need a company, a prototype or a perfect pitch. You need three days and somebody to build with.',
        links: [
          { label: 'See all events', href: '/events' },
          { label: 'Ask us anything', href: '#contact' },
        ],
      },
      {
        __component: 'sections.join' as const,
        title: 'Already one of us?',
        text: 'Sign in to find mentors, post jobs and meet people from your batch. New here? Students, alumni and faculty register in a minute.',
      },
      CONTACT,
    ],
  };
}
