import { campaignForm, CAMPAIGNS, newCampaign } from '../giving';
import { resourceRows } from './resource-rows';
import { admins, everyone, members, missing, none, type RouteRow } from './route';

/** A campaign that members give to; none. */
const openCampaign: RouteRow['objects'] = {
  'another’s': { id: async () => (await newCampaign())._id, status: 200 },
  missing: missing(),
};

/** What members give for, and what admins do about it. */
export const givingRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/alumni/donations/campaigns', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni/donations/campaigns/:id', may: members, objects: openCampaign },
  { method: 'GET', path: '/api/alumni/donations/campaigns/:id/donors', may: members, objects: openCampaign },
  { method: 'GET', path: '/api/alumni/donations/user', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni/donations/impact', may: members, objects: none() },
  { method: 'POST', path: '/api/alumni/donations', may: members, body: () => ({ amount: 100 }), objects: none() },
  { method: 'GET', path: '/api/payments/donation-options', may: everyone, isPublic: true, objects: none() },
  ...resourceRows({
    name: 'campaigns',
    change: () => ({ goal: 20_000 }),
    record: campaignForm,
    objects: openCampaign,
  }),
  { method: 'POST', path: `${CAMPAIGNS}/:id/close`, may: admins, objects: openCampaign },
  { method: 'POST', path: `${CAMPAIGNS}/:id/reopen`, may: admins, objects: openCampaign },
  { method: 'GET', path: `${CAMPAIGNS}/:id/donations`, may: admins, objects: openCampaign },
  { method: 'GET', path: `${CAMPAIGNS}/:id/donations.csv`, may: admins, objects: openCampaign },
  { method: 'GET', path: '/api/admin/donation-totals', may: admins, objects: none() },
];
