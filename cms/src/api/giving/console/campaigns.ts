import type { Core } from '@strapi/strapi';
import {
  CAMPAIGN_GOAL_MAX,
  CAMPAIGN_STATE_LABELS,
  consoleCampaignInput,
  messages,
  type CampaignState,
  type ConsoleCampaign,
} from 'contracts';
import type { Knex } from 'knex';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { everyRow, listWideRows, orderOf } from '../../../platform/tables/list-rows';
import { selection } from '../../../platform/tables/selection';
import { conflict } from '../../../shared/conflict';
import { searchFor } from '../../../shared/search';
import { inTransaction } from '../../../shared/transaction';
import { forgetDonations } from '../campaigns/kept';
import { presentRow } from '../campaigns/presenter';
import { SPENT } from '../campaigns/spending';
import { CAMPAIGN, CAMPAIGN_COLUMNS, publishedCampaigns } from '../campaigns/store';
import { TOTALS_TABLE } from '../campaigns/totals';
import { noteCampaign } from './note';
import { spendingComponents } from './spending-fields';
import { readConsoleCampaign, toStored } from './stored';

const number = (stored: unknown) => Number(stored ?? 0);
/** A campaign in the list, with its totals in minor units. */
const ROW = selection(CAMPAIGN_COLUMNS, { raised: number, donors: number, donations: number, spent: number });

const ORDERS = {
  id: ['campaign.starts_at', 'campaign.document_id'],
  title: ['campaign.title', 'campaign.document_id'],
  startsAt: ['campaign.starts_at', 'campaign.document_id'],
  endsAt: ['campaign.ends_at', 'campaign.document_id'],
  raised: ['coalesce(total.raised, 0)', 'campaign.document_id'],
  donors: ['coalesce(total.donors, 0)', 'campaign.document_id'],
} as const;

/** What members are asked to give for, as they read it. Drafts are Strapi's business. */
export const campaignResource = defineResource({
  name: 'campaigns',
  uid: CAMPAIGN,
  icon: 'giving',
  group: 'money',
  place: 50,
  nouns: ['campaign', 'campaigns'],
  words: {
    lead: 'What members are asked to give for, and what came in. What is written here is published at once.',
    searched: 'Title',
    empty: { title: 'No campaigns yet', text: 'Write the first one: members can donate to it at once.' },
    listNotLoaded: messages.campaignsNotLoaded,
    created: messages.campaignCreated,
    updated: messages.campaignUpdated,
    deleted: messages.campaignDeleted,
    notSaved: messages.campaignNotSaved,
    severalDeleted: '{count} campaigns deleted',
  },
  fields: {
    state: { type: 'choice', label: 'Status', choices: CAMPAIGN_STATE_LABELS },
    goal: {
      ...{ type: 'integer', label: 'Goal (₹)', min: 1, max: CAMPAIGN_GOAL_MAX },
      hint: 'Whole rupees; none is a campaign without a goal.',
    },
    raised: { type: 'decimal', label: 'Raised (₹)' },
    progress: { type: 'integer', label: 'Progress (%)' },
    donors: { type: 'integer', label: 'Donors' },
    donations: { type: 'integer', label: 'Donations' },
    spent: { type: 'decimal', label: 'Spent (₹)' },
    startsAt: { label: 'Starts' },
    endsAt: { label: 'Ends', hint: 'None for as long as nobody closes it.' },
    isClosed: { label: 'Closed', hint: 'It takes no more donations, whatever its times say.' },
    updatedAt: { type: 'dateTime', label: 'Changed' },
    spending: { label: 'Spent on', hint: 'What it spent on what: the impact report adds it up.' },
  },
  components: spendingComponents,
  columns: ['title', 'state', 'raised', 'goal', 'progress', 'donors', 'startsAt', 'endsAt', 'spent', 'updatedAt'],
  spare: ['progress', 'startsAt', 'spent', 'updatedAt'],
  exported: [
    ...(['title', 'state', 'raised', 'goal', 'progress', 'donors', 'donations', 'spent'] as const),
    ...(['startsAt', 'endsAt', 'updatedAt'] as const),
  ],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: { status: { label: 'Status', all: 'All campaigns', choices: CAMPAIGN_STATE_LABELS } },
  orders: [
    { label: 'Latest first', field: 'startsAt', order: 'DESC' },
    { label: 'Raised most first', field: 'raised', order: 'DESC' },
    { label: 'Ending next', field: 'endsAt', order: 'ASC' },
    { label: 'Title, A to Z', field: 'title', order: 'ASC' },
  ],
  form: ['title', 'description', 'image', 'goal', 'startsAt', 'endsAt', 'isClosed', 'spending'],
  also: ['create'],
  writable: consoleCampaignInput,

  records(strapi) {
    const documents = strapi.documents(CAMPAIGN);
    const one = (id: string) => readConsoleCampaign(strapi, id, new Date());
    return {
      async list({ sort, range, filter }) {
        const { by, direction } = sort ?? { by: 'startsAt' as const, direction: 'desc' as const };
        const now = new Date();
        const database = strapi.db.connection;
        const { rows, total } = await listWideRows(database, ROW, {
          find: () => narrowed(strapi, filter, now),
          key: 'campaign.id',
          all: () => withSums(strapi, withTotals(strapi)),
          order: orderOf(ORDERS[by], direction, ['campaign.ends_at']),
          range,
        });
        return { records: rows.map((row) => presentRow(row, row, now)), total };
      },
      async *each(filter) {
        const now = new Date();
        const find = () => withSums(strapi, narrowed(strapi, filter, now));
        yield* inBatches(everyRow(ROW, { find, key: 'campaign.id' }), (row) => presentRow(row, row, now));
      },
      one,
      create: (written, { profileId }) =>
        inTransaction(strapi, async (trx) => {
          const data = await toStored(strapi, written);
          const { documentId } = await documents.create({ status: 'published', data });
          const after = await one(documentId);
          await noteCampaign(trx, { action: 'create', profileId }, null, after, new Date());
          return one(documentId);
        }),
      update: (id, written, { profileId }) =>
        inTransaction(strapi, async (trx) => {
          const before = await one(id);
          const data = await toStored(strapi, written);
          await documents.update({ documentId: id, status: 'published', data });
          await noteCampaign(trx, { action: 'change', profileId }, before, await one(id), new Date());
          return one(id);
        }),
      remove: (ids, { profileId }) =>
        inTransaction(strapi, async (trx) => {
          await lockDocuments(strapi, trx, CAMPAIGN, ids);
          const removed: ConsoleCampaign[] = [];
          for (const id of ids) removed.push(await one(id));
          await forgetDonations(strapi, ids, conflict);
          for (const before of removed) {
            await documents.delete({ documentId: before._id });
            await noteCampaign(trx, { action: 'delete', profileId }, before, null, new Date());
          }
          return removed;
        }),
    };
  },
});

interface Filter {
  q?: string | undefined;
  status?: CampaignState | undefined;
  id?: readonly string[] | undefined;
}

const withTotals = (strapi: Core.Strapi): Knex.QueryBuilder =>
  publishedCampaigns(strapi.db.connection).leftJoin(
    `${TOTALS_TABLE} as total`,
    'total.campaign_id',
    'campaign.document_id',
  );

const withSums = (strapi: Core.Strapi, found: Knex.QueryBuilder): Knex.QueryBuilder => {
  const { connection } = strapi.db;
  const sums = ['raised', 'donors', 'donations'].map((name) =>
    connection.raw('coalesce(??, 0) as ??', [`total.${name}`, name]),
  );
  return found.select(...sums, connection.raw(`${SPENT} as spent`));
};

/** Each state as a condition; `?` is now. */
const STATES: Record<CampaignState, string> = {
  closed: 'campaign.is_closed',
  ended: 'not campaign.is_closed and campaign.ends_at <= ?',
  upcoming: 'not campaign.is_closed and campaign.starts_at > ?',
  open: 'not campaign.is_closed and campaign.starts_at <= ? and (campaign.ends_at is null or campaign.ends_at > ?)',
};

function narrowed(strapi: Core.Strapi, { q, status, id }: Filter, now: Date): Knex.QueryBuilder {
  const found = withTotals(strapi);
  const search = searchFor(strapi, q);
  if (search) void found.whereRaw(`campaign.title ${search.like}`, [...search.bindings]);
  if (status) void found.whereRaw(STATES[status], Array<Date>(STATES[status].split('?').length - 1).fill(now));
  if (id) void found.whereIn('campaign.document_id', [...id]);
  return found;
}
