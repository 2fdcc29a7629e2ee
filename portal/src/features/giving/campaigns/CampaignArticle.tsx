import { styled } from '@mui/material/styles';
import { CAMPAIGN_STATE_LABELS, type CampaignDetail } from 'contracts';

import { Badge } from '../../../components/Badge';
import { detailColumns } from '../../../components/detailColumns';
import { Picture } from '../../../components/Picture';
import { RichText } from '../../../components/rich-text/RichText';
import { DonateButton } from '../donate/DonateButton';
import { CampaignProgress } from './CampaignProgress';
import { Donors } from './Donors';
import { SpentLines } from './SpentLines';

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  marginTop: 'clamp(8px, 1.4vw, 20px)',
  maxWidth: '24ch',
  fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 3.25rem)',
  lineHeight: 1.06,
  overflowWrap: 'anywhere',
}));
const Columns = styled('div')(detailColumns);
const Main = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(26px, 3vw, 40px)',
  minWidth: 0,
  '& > figure': {
    margin: 0,
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& > figure > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
const Aside = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 'clamp(20px, 2.4vw, 28px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > .note': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridRow: 1 },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
}));

/** A campaign to read, and beside it the way to give. */
export function CampaignArticle({ campaign }: { campaign: CampaignDetail }) {
  const { _id, title, image, state, text, spending, abilities } = campaign;
  return (
    <article>
      <Title>{title}</Title>
      <Columns>
        <Main>
          {image && (
            <figure>
              <Picture image={image} sizes="(min-width: 900px) 700px, 92vw" fallback={null} priority />
            </figure>
          )}
          <RichText value={text} />
          {spending.length > 0 && <SpentLines campaign={campaign} />}
          <Donors campaignId={_id} />
        </Main>
        <Aside aria-label="How it gets on">
          {state !== 'open' && (
            <div>
              <Badge>{CAMPAIGN_STATE_LABELS[state]}</Badge>
            </div>
          )}
          <CampaignProgress campaign={campaign} />
          {abilities.donate && <DonateButton campaign={campaign} />}
          {abilities.donate && <p className="note">You get a receipt by mail, with the amount in words.</p>}
        </Aside>
      </Columns>
    </article>
  );
}
