/* What every page reads. */

export const site = () => '/api/site';
export const page = (slug: string) => `/api/pages/${encodeURIComponent(slug)}`;
export const teamMembers = () => '/api/team-members';
