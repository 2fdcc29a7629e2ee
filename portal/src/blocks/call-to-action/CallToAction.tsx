import { styled } from '@mui/material/styles';
import type { CallToActionSection } from 'contracts';

import { BandButton, MarigoldBand } from '../../components/MarigoldBand';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '28px 64px',
  alignItems: 'end',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h1, maxWidth: '15ch' }));
const Text = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, marginTop: 20, maxWidth: '52ch' }));
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Asks the visitor to do something, in large letters (site §2.2, festival landing block). */
export function CallToAction({ section }: { section: CallToActionSection }) {
  return (
    <MarigoldBand>
      <Layout>
        <div>
          <Title>{section.title}</Title>
          {section.text && <Text>{section.text}</Text>}
        </div>
        {section.links.length > 0 && (
          <Links>
            {section.links.map(({ label, href }, index) => (
              <BandButton key={href + label} href={href} look={index === 0 ? 'filled' : 'outlined'}>
                {label}
              </BandButton>
            ))}
          </Links>
        )}
      </Layout>
    </MarigoldBand>
  );
}
