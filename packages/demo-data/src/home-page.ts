import { HOME_SLUG } from 'contracts';

/** The landing page of site §2.2 as its editors would compose it. */
export function demoHomePage() {
  return {
    title: 'Where ideas meet action',
    slug: HOME_SLUG,
    description:
      'The official technical society of the institute: workshops, hackathons, mentorship for student startups, and the annual festival Innokshetra.',
    hero: {
      greeting: 'Welcome to',
      description:
        'The official technical society of the institute, fostering innovation, entrepreneurship and creative problem-solving among students.',
      words: ['Innovation', 'Creativity', 'Entrepreneurship', 'Technology', 'Leadership'],
      links: [
        { label: 'See our events', href: '/events' },
        { label: 'Meet the team', href: '/#team' },
      ],
    },
    eventCards: {
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
      ],
    },
    team: {
      title: 'Meet Our Team',
      subtitle: 'Dedicated individuals working together to build a stronger alumni network.',
    },
  };
}
