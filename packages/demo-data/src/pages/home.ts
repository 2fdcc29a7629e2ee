import { HOME_SLUG } from 'contracts';

import { CONTACT, TEAM } from './common.js';

/** Ids of stored files that stand on the landing page. */
interface HomeMedia {
  still: number;
  film: number;
  about: number;
  /** By name of the format. */
  formats: ReadonlyMap<string, number>;
}

/** The landing page of site §2.2 as its editors would compose it, in the shape of Strapi's documents. */
export function demoHomePage(media: HomeMedia) {
  return {
    title: 'Home',
    slug: HOME_SLUG,
    description:
      'The official technical society of the institute: workshops, hackathons, mentorship for student startups, and the annual festival Innokshetra.',
    sections: [
      {
        __component: 'sections.hero' as const,
        greeting: 'Welcome to',
        description:
          'The official technical society of the institute, fostering innovation, entrepreneurship and creative problem-solving among students.',
        words: ['Innovation', 'Creativity', 'Entrepreneurship', 'Technology', 'Leadership'].join('\n'),
        image: media.still,
        video: media.film,
        links: [
          { label: 'Explore More', href: '/#about' },
          { label: 'Contact Us', href: '/#contact' },
        ],
      },
      {
        __component: 'sections.about' as const,
        title: 'About Us',
        intro:
          'We are a student-run society for innovation and entrepreneurship at a technical institute in Haryana. We foster innovation, entrepreneurship and financial literacy among students: with people who build, mentors who listen, and rooms whose lights stay on late.',
        image: media.about,
        missionTitle: 'Our Mission',
        mission:
          'To nurture innovation and entrepreneurship among students so they can build solutions for real-world problems.',
        visionTitle: 'Our Vision',
        vision: 'To be the premier student-led innovation hub.',
        activitiesTitle: 'What We Do',
        activities: [
          'Workshops, hackathons and ideathons',
          'Mentorship for student startups',
          'Financial literacy sessions',
          'Industry-academia collaborations',
          'Annual flagship event Innokshetra',
        ].join('\n'),
      },
      {
        __component: 'sections.upcoming-events' as const,
        title: 'Upcoming Events',
        subtitle: 'What comes next. Most of it is free, and all of it is open to first-years.',
        count: 3,
      },
      {
        __component: 'sections.event-cards' as const,
        heading: 'Where ideas meet action',
        title: 'Our Events',
        cards: [
          { name: 'Fintellect', description: 'A financial quiz on the stock market, trading and investing.' },
          { name: 'CaseOnPoint', description: 'A case-based problem-solving competition.' },
          {
            name: 'Bidbizz',
            description:
              'A team bidding event where participants guess a company’s valuation from the financial information given.',
          },
          {
            name: 'Market It!',
            description:
              'A case-based marketing competition covering logos, creative work and marketing strategy for a real brand.',
          },
        ].map((card) => ({ ...card, image: media.formats.get(card.name) })),
      },
      {
        __component: 'sections.spotlight' as const,
        title: 'Alumni Spotlight',
        subtitle: 'They were here a few years ago. This is what they made of it.',
      },
      TEAM,
      CONTACT,
    ],
  };
}
