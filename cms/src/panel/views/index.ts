import type { UID } from '@strapi/strapi';

import { accountView } from './account';
import { announcementView } from './announcement';
import { eventCardsView, eventCardView, heroView, linkView, socialLinkView, teamView } from './components';
import { eventView } from './event';
import { pageView } from './page';
import { profileView } from './profile';
import { settingView } from './setting';
import { siteView } from './site';
import { teamMemberView } from './team-member';
import type { View } from './view';

/** How the panel shows each type and component of the product. */
export const views: readonly View[] = [
  siteView,
  settingView,
  pageView,
  teamMemberView,
  eventView,
  announcementView,
  accountView,
  profileView,
  heroView,
  eventCardsView,
  teamView,
  linkView,
  socialLinkView,
  eventCardView,
];

/** The name under which an editor knows a field. */
export function fieldLabel(uid: UID.Schema, field: string): string {
  return views.find((view) => view.uid === uid)?.fields[field]?.label ?? field;
}
