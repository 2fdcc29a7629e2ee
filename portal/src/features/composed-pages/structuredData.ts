import { paths, type ComposedPage, type FaqSection, type Festival, type Section, type Site } from 'contracts';

const CONTEXT = 'https://schema.org';

interface Surroundings {
  site: Site;
  /** Scheme and host of the site. */
  origin: string;
}

/**
 * What a composed page shows, in schema.org's words: on the landing page the society and its site, elsewhere the
 * festival and the questions that it is about (design §3).
 */
export function structuredData(page: ComposedPage, isLanding: boolean, surroundings: Surroundings): object[] {
  return [
    ...(isLanding ? [organisation(surroundings), webSite(surroundings)] : []),
    ...page.sections.flatMap((section) => sectionData(section, page, surroundings)),
  ];
}

function sectionData(section: Section, page: ComposedPage, surroundings: Surroundings): object[] {
  if (section.component === 'sections.festival-hero') {
    return [festivalEvent(section.festival, section.description, page, surroundings)];
  }
  return section.component === 'sections.faq' && section.entries.length > 0 ? [questions(section)] : [];
}

const idOf = (origin: string) => `${origin}/#organization`;

function organisation({ site, origin }: Surroundings): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': idOf(origin),
    name: site.name,
    slogan: site.tagline,
    description: site.settings.siteDescription,
    url: `${origin}/`,
    logo: site.logo ? absolute(site.logo.url, origin) : undefined,
    email: site.email || undefined,
    address: site.address || undefined,
    parentOrganization: site.institute ? { '@type': 'EducationalOrganization', name: site.institute } : undefined,
    sameAs: site.social.map(({ href }) => href),
  };
}

function webSite({ site, origin }: Surroundings): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': idOf(origin) },
  };
}

function festivalEvent(
  { name, startsOn, endsOn }: Festival,
  description: string,
  { slug }: ComposedPage,
  { site, origin }: Surroundings,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'Festival',
    name,
    description: description || undefined,
    startDate: startsOn,
    endDate: endsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: site.institute || site.name, address: site.address || undefined },
    organizer: { '@type': 'Organization', '@id': idOf(origin), name: site.name, url: `${origin}/` },
    url: origin + paths.page(slug),
  };
}

function questions({ entries }: FaqSection): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Pictures of the media library have an address on this site, or on that of a storage service. */
const absolute = (url: string, origin: string) => new URL(url, origin).href;
