import { styled } from '@mui/material/styles';
import { formatDays, paths, type FestivalBannerSection } from 'contracts';
import type { ComponentProps } from 'react';

import { BandButton, MarigoldBand } from '../../components/MarigoldBand';
import { RegisterNow } from '../../components/RegisterNow';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '24px 64px',
  alignItems: 'end',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h1,
  fontWeight: 800,
  overflowWrap: 'anywhere',
}));
const Days = styled('p')(({ theme }) => ({ ...theme.typography.h4, marginBottom: 10 }));
const Text = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, marginTop: 12, maxWidth: '52ch' }));
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

function OutlinedBandButton(link: ComponentProps<typeof BandButton>) {
  return <BandButton look="outlined" {...link} />;
}

/** Says on the landing page that the festival is coming, and leads to its own page (design §8). */
export function FestivalBanner({ section: { text, festival } }: { section: FestivalBannerSection }) {
  return (
    <MarigoldBand>
      <Layout>
        <div>
          <Days>{formatDays(festival.startsOn, festival.endsOn)}</Days>
          <Title>{festival.name}</Title>
          {text && <Text>{text}</Text>}
        </div>
        <Links>
          <BandButton href={paths.innokshetra()}>Visit Website</BandButton>
          {festival.registerHref && (
            <RegisterNow href={festival.registerHref} name={festival.name} as={OutlinedBandButton} />
          )}
        </Links>
      </Layout>
    </MarigoldBand>
  );
}
