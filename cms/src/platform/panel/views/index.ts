import type { UID } from '@strapi/strapi';

import { accountView } from './account';
import { announcementView } from './announcement';
import { eventComponentViews } from './components/event';
import { festivalViews } from './components/festival';
import { landingViews } from './components/landing';
import { sharedViews } from './components/shared';
import { textViews } from './components/text';
import { contactMessageView } from './contact-message';
import { eventView } from './event';
import { festivalView } from './festival';
import { pageView } from './page';
import { profileView } from './profile';
import { settingView } from './setting';
import { siteView } from './site';
import { spotlightSectionView, spotlightView } from './spotlight';
import { teamMemberView } from './team-member';
import type { View } from './view';

/** How the panel shows each type and component of the product. */
export const views: readonly View[] = [
  siteView,
  settingView,
  festivalView,
  pageView,
  teamMemberView,
  eventView,
  announcementView,
  contactMessageView,
  accountView,
  profileView,
  spotlightView,
  spotlightSectionView,
  ...landingViews,
  ...festivalViews,
  ...textViews,
  ...sharedViews,
  ...eventComponentViews,
];

/** The name under which an editor knows a field. */
export function fieldLabel(uid: UID.Schema, field: string): string {
  return views.find((view) => view.uid === uid)?.fields[field]?.label ?? field;
}
