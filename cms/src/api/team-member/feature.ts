import { paths } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { PUBLISHED_COLLECTION } from '../../platform/panel/editor-role';
import { everyone } from '../../platform/permissions/calls';
import { teamMemberView } from './panel/team-member';

/** Who runs the society. */
const feature: Feature = {
  name: 'team-member',
  calls: [
    ['GET', '/team-members', 'team-member.find', everyone],
    ['GET', '/team-members/:id', 'team-member.findOne', everyone],
  ],
  linkFields: { 'api::team-member.team-member': ['linkedin', 'twitter', 'instagram', 'github'] },
  panelViews: [teamMemberView],
  editors: { content: { 'api::team-member.team-member': PUBLISHED_COLLECTION } },
  previews: { 'api::team-member.team-member': () => Promise.resolve(paths.section('team')) },
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
