import { CAMPAIGN_STATE_LABELS, type CampaignState, type ConsoleCampaignRow, type ConsoleResource } from 'contracts';
import { useState } from 'react';

import { inRupees } from '../../components/money/amount';
import { StatusTag } from '../../components/StatusTag';
import { ResourceDialog } from '../../schema/ResourceDialog';
import { ResourceList, type Cells } from '../../schema/ResourceList';
import { CampaignActions } from './CampaignActions';
import { DonationTotals } from './DonationTotals';

const TONES: Record<CampaignState, 'good' | 'waiting' | 'plain'> = {
  open: 'good',
  upcoming: 'waiting',
  ended: 'plain',
  closed: 'plain',
};

const cells: Cells<ConsoleCampaignRow> = {
  state: { render: ({ state }) => <StatusTag tone={TONES[state]}>{CAMPAIGN_STATE_LABELS[state]}</StatusTag> },
  raised: { label: 'Raised', render: ({ raised }) => inRupees(raised) },
  goal: { label: 'Goal', render: ({ goal }) => (goal === null ? '–' : inRupees(goal)) },
  progress: { label: 'Progress', render: ({ progress }) => `${progress} %` },
  spent: { label: 'Spent', render: ({ spent }) => inRupees(spent) },
};

/** Campaigns: what members are asked to give for, what came in, and the way to each one's donations. */
export default function CampaignList({ resource }: { resource: ConsoleResource }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <ResourceList<ConsoleCampaignRow>
      resource={resource}
      cells={cells}
      above={<DonationTotals />}
      actions={(campaign) => <CampaignActions campaign={campaign} />}
    >
      <ResourceDialog resource={resource} blank={{ startsAt: now }} />
    </ResourceList>
  );
}
