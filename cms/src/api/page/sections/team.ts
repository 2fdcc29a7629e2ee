import { teamMemberService } from '../../team-member/public';
import type { SectionPresenter } from './section-presenter';

/** Everyone on the team (site §2.2, team). It reads the members, so a page with it changes when they do. */
export const team: SectionPresenter<'sections.team'> = {
  populate: true,
  present: async (block, { strapi, key }) => ({
    component: 'sections.team',
    key,
    title: block.title ?? '',
    subtitle: block.subtitle ?? '',
    members: await teamMemberService({ strapi }).listAll(),
  }),
};
