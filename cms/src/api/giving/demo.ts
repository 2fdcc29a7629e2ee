import type { Core } from '@strapi/strapi';
import { DONATION_CURRENCY, toMinorUnits } from 'contracts';
import { demoCampaigns, drawEventImage, type DemoCampaign } from 'demo-data';

import { storePicture } from '../../platform/demo/picture';
import { DAY_S } from '../../shared/seconds';
import { storeRichText } from '../../shared/store-rich-text';
import { BY_MOCK, payAtOnce, withoutMails } from '../payment/public';
import { CAMPAIGN } from './campaigns/store';
import { DONATIONS_TABLE } from './donations/store';
import { tellDonorsOfGoals } from './reached';

export const steps = { campaigns: seedCampaigns, donations: seedDonations };

/** How the pictures of campaigns are drawn: as those of such events. */
const PICTURES = ['workshop', 'conference', 'seminar'] as const;
/** Pictures of events have the numbers before it. */
const FIRST_PICTURE = 301;

const minor = (rupees: number): number => toMinorUnits(rupees, DONATION_CURRENCY);

async function seedCampaigns(strapi: Core.Strapi, now: Date): Promise<void> {
  const documents = strapi.documents(CAMPAIGN);
  for (const [place, { gifts: _later, description, goal, spending, ...campaign }] of demoCampaigns({ now }).entries()) {
    if (await documents.findFirst({ filters: { title: campaign.title } })) continue;
    const image = await storePicture(strapi, {
      name: `demo-campaign-${place + 1}`,
      svg: drawEventImage(FIRST_PICTURE + place, PICTURES[place] ?? 'other'),
      alternativeText: '',
    });
    const { endsAt, ...rest } = campaign;
    await documents.create({
      status: 'published',
      data: {
        ...{ ...rest, ...(endsAt && { endsAt }), image },
        description: await storeRichText(strapi, description),
        ...(goal !== null && { goal: minor(goal) }),
        spending: spending.map((line) => ({ ...line, amount: minor(line.amount) })),
      },
    });
  }
}

/** The demo's alumna has given to each campaign, and other people with her; one gift is for the society as a whole. */
async function seedDonations(strapi: Core.Strapi, now: Date): Promise<void> {
  const database = strapi.db.connection;
  if (await database(DONATIONS_TABLE).first('id')) return;
  const donors = await demoDonors(strapi);
  const given = (
    memberId: number | undefined,
    campaignId: string | null,
    { amount, daysAgo, isAnonymous }: DemoCampaign['gifts'][number],
  ) => {
    if (memberId === undefined) return Promise.resolve();
    const at = new Date(now.getTime() - daysAgo * DAY_S * 1000);
    const wanted = { campaignId, amount: minor(amount), currency: DONATION_CURRENCY, isAnonymous, isEntered: false };
    return payAtOnce(strapi, { memberId, type: 'donation', wanted, given: BY_MOCK, at });
  };
  await withoutMails(strapi, async () => {
    for (const { title, gifts } of demoCampaigns({ now })) {
      const campaign = await strapi.documents(CAMPAIGN).findFirst({ filters: { title }, status: 'published' });
      if (!campaign) continue;
      for (const [place, each] of gifts.entries()) {
        await given(donors[place % donors.length], campaign.documentId, each);
      }
    }
    await given(donors[0], null, { amount: 1500, daysAgo: 200, isAnonymous: false });
    await given(donors[2], null, { amount: 500, daysAgo: 75, isAnonymous: true });
    // Donors of the demo heard of its goals when they were reached.
    await tellDonorsOfGoals(strapi, now);
  });
}

/** Alumni of the demo, its own account first. */
async function demoDonors(strapi: Core.Strapi): Promise<number[]> {
  const found = () =>
    strapi.db
      .connection('profiles as profile')
      .innerJoin('up_users as account', 'account.id', 'profile.user_id')
      .innerJoin('up_roles as role', 'role.id', 'account.role_id')
      .where('role.type', 'alumni');
  const own: number[] = await found().where('account.email', 'alumni@example.com').pluck('profile.id');
  const others: number[] = await found()
    .where('account.email', 'like', '%@people.example.com')
    .orderBy('profile.id')
    .limit(8)
    .pluck('profile.id');
  return [...own, ...others];
}
