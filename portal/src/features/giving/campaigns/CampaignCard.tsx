import { styled } from '@mui/material/styles';
import { CAMPAIGN_STATE_LABELS, paths, type Campaign } from 'contracts';
import { Link } from 'react-router-dom';

import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { PictureCard } from '../../../components/card/PictureCard';
import { DonateButton } from '../donate/DonateButton';
import { CampaignProgress } from './CampaignProgress';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  overflowWrap: 'anywhere',
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 8,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));
const Foot = styled('div')({ display: 'grid', gap: 16 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** A campaign: what it is for, how far it has come, and the way to give (member §2, Alumni giving page). */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { _id, title, description, image, state, abilities } = campaign;
  const href = paths.campaign(_id);
  return (
    <PictureCard
      label={title}
      image={image}
      corner={state === 'open' ? undefined : <Badge>{CAMPAIGN_STATE_LABELS[state]}</Badge>}
    >
      <Title>
        <Link to={href}>{title}</Link>
      </Title>
      {description && <Text>{description}</Text>}
      <Foot>
        <CampaignProgress campaign={campaign} />
        <Actions data-screen-only>
          {abilities.donate && <DonateButton campaign={campaign} />}
          <ButtonLink href={href} look="outlined" aria-label={`Read more: ${title}`}>
            Read more
          </ButtonLink>
        </Actions>
      </Foot>
    </PictureCard>
  );
}
