import { paths } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { PUBLISHED_COLLECTION } from '../../platform/panel/editor-role';
import { admins, everyone, members } from '../../platform/permissions/calls';
import { recordPage } from '../../platform/payables/money-subject';
import { statusOf } from '../../platform/preview/addresses';
import { CAMPAIGN, titlesOf } from './campaigns/store';
import { campaignResource } from './console/campaigns';
import { donationsPayable } from './donations/payable';
import { givingNews } from './mails/giving-news';
import { givingNotifications } from './notifications';
import { givingViews } from './panel';
import { donationsPart } from './personal-data';
import { tellDonorsOfGoals } from './reached';
import { campaignRules } from './rules';

/** Giving: campaigns, and what members donate to them or to the society as a whole. */
const feature: Feature = {
  name: 'giving',
  calls: [
    ['GET', '/alumni/donations/campaigns', 'giving.find', members],
    ['GET', '/alumni/donations/campaigns/:id', 'giving.findOne', members],
    ['GET', '/alumni/donations/campaigns/:id/donors', 'giving.donors', members],
    ['GET', '/alumni/donations/user', 'giving.own', members],
    ['GET', '/alumni/donations/impact', 'giving.impact', members],
    ['POST', '/alumni/donations', 'giving.donate', members],
    ['GET', '/payments/donation-options', 'giving.options', everyone],
    ['POST', '/admin/campaigns/:id/close', 'console.close', admins],
    ['POST', '/admin/campaigns/:id/reopen', 'console.reopen', admins],
    ['GET', '/admin/campaigns/:id/donations', 'console.donations', admins],
    ['GET', '/admin/campaigns/:id/donations.csv', 'console.csv', admins],
    ['GET', '/admin/donation-totals', 'console.totals', admins],
  ],
  resources: [campaignResource],
  payables: [donationsPayable],
  moneySubjects: [{ subject: 'campaign', page: recordPage('campaigns'), titles: titlesOf }],
  writeRules: [campaignRules],
  personalData: [donationsPart],
  mails: [givingNews],
  notifications: givingNotifications,
  panelViews: givingViews,
  editors: { content: { [CAMPAIGN]: PUBLISHED_COLLECTION } },
  previews: {
    [CAMPAIGN]: async (strapi, { documentId, status }) => {
      const found = await strapi
        .documents(CAMPAIGN)
        .findOne({ documentId, status: statusOf(status), fields: ['title'] });
      return found ? paths.campaign(documentId) : null;
    },
  },
  everyMinute: [tellDonorsOfGoals],
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
