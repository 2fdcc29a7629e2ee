import { paths, type JobDetail, type JobType, type Site } from 'contracts';

import { breadcrumbData } from '../../lib/breadcrumbData';

const EMPLOYMENT: Record<JobType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
  remote: 'OTHER',
};

/** The country of a place whose words do not end with another one's name. */
const HOME_COUNTRY = 'IN';
/** Countries where the society's people work, by how places end; search engines refuse a place without a country. */
const COUNTRIES: Readonly<Record<string, string>> = {
  australia: 'AU',
  canada: 'CA',
  france: 'FR',
  germany: 'DE',
  ireland: 'IE',
  japan: 'JP',
  netherlands: 'NL',
  singapore: 'SG',
  'united arab emirates': 'AE',
  uae: 'AE',
  'united kingdom': 'GB',
  uk: 'GB',
  'united states': 'US',
  usa: 'US',
};

/**
 * A job in schema.org's words, and the way to it. Once it has closed, search engines read so in `validThrough`.
 * @param origin scheme and host of the site
 */
export function jobData(job: JobDetail, site: Site, origin: string): object[] {
  const way = breadcrumbData([
    [site.name, `${origin}/`],
    ['Jobs', origin + paths.jobs()],
    [job.title, origin + paths.job(job._id)],
  ]);
  return [postingOf(job, origin), way];
}

function postingOf(job: JobDetail, origin: string): object {
  const country = COUNTRIES[job.location.split(',').at(-1)?.trim().toLowerCase() ?? ''] ?? HOME_COUNTRY;
  const place = { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: country };
  // Whoever works from anywhere in a country has no place there.
  const where =
    job.type === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } }
      : { jobLocation: { '@type': 'Place', address: place } };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job._id },
    datePosted: job.createdAt,
    ...(job.closesAt && { validThrough: job.closesAt }),
    employmentType: EMPLOYMENT[job.type],
    hiringOrganization: { '@type': 'Organization', name: job.company },
    ...where,
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    directApply: job.applicationUrl === null,
    url: origin + paths.job(job._id),
  };
}

/** All that a job says, as the HTML that search engines expect. */
function descriptionOf({ description, requirements, responsibilities, qualifications }: JobDetail): string {
  const paragraphs = (text: string) => (text ? `<p>${escaped(text).replaceAll('\n', '<br>')}</p>` : '');
  const list = (entries: readonly string[]) =>
    entries.length > 0 ? `<ul>${entries.map((entry) => `<li>${escaped(entry)}</li>`).join('')}</ul>` : '';
  return [paragraphs(description), list(responsibilities), paragraphs(requirements), list(qualifications)].join('');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
