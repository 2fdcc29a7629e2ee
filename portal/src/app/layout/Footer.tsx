import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { nightBar } from 'theme';

import { Container } from '../../components/Container';
import { LogoMark } from '../../components/LogoMark';
import { Picture } from '../../components/Picture';
import { SiteLink } from '../../components/SiteLink';
import { SocialIcon } from '../../components/SocialIcon';
import { useSite } from '../../lib/useSite';
import { ColorSchemeSwitch } from './color-scheme/ColorSchemeSwitch';
import { Copyright } from './Copyright';
import { LegalLinks } from './LegalLinks';

const Ground = styled('footer')({
  position: 'relative',
  overflow: 'hidden',
  color: nightBar.text,
  backgroundColor: nightBar.background,
  paddingTop: 'clamp(56px, 7vw, 96px)',
  paddingBottom: 32,
  ':focus-visible': { outlineColor: nightBar.focus },
});

const Columns = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: '40px 64px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto auto' },
  '& a': { textUnderlineOffset: 4, textDecorationColor: 'rgba(245, 239, 226, 0.4)' },
  '& a:hover': { textDecorationColor: 'currentColor' },
}));

const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  '& img': { width: 'auto', height: 56 },
  '& .mark': { fontSize: 52 },
});
const Name = styled('p')(({ theme }) => ({ ...theme.typography.h2 }));
const Tagline = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, marginTop: 14, maxWidth: '44ch' }));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBottom: 14 }));
const Links = styled('ul')({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  '& a': { display: 'inline-block', paddingBlock: 3 },
});
const Address = styled('address')({ display: 'grid', gap: 10, maxWidth: '26ch', fontStyle: 'normal' });
const Social = styled('div')({ display: 'flex', marginTop: 14, marginLeft: -10 });
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginTop: 56,
  paddingTop: 20,
  borderTop: '1px solid rgba(245, 239, 226, 0.2)',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  '& a': { display: 'inline-block', paddingBlock: 3, textUnderlineOffset: 4 },
}));

/** The foot of every page: who the society is, where it is, how to reach it. */
export function Footer() {
  const site = useSite();
  const linksId = useId();
  return (
    <Ground>
      <Container>
        <Columns>
          <div>
            <Brand>
              <Picture image={site.logo} sizes="56px" fallback={<LogoMark className="mark" />} />
              <Name>{site.name}</Name>
            </Brand>
            <Tagline>{site.footerText || site.tagline}</Tagline>
            {site.social.length > 0 && (
              <Social>
                {site.social.map((account) => (
                  <SocialIcon key={account.platform} {...account} owner={site.name} />
                ))}
              </Social>
            )}
          </div>
          {site.footerMenu.length > 0 && (
            <nav aria-labelledby={linksId}>
              <Title id={linksId}>Quick Links</Title>
              <Links>
                {site.footerMenu.map(({ label, href }) => (
                  <li key={label + href}>
                    <SiteLink href={href}>{label}</SiteLink>
                  </li>
                ))}
              </Links>
            </nav>
          )}
          <div>
            <Title>Contact Us</Title>
            <Address>
              <span>{site.address}</span>
              {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
            </Address>
          </div>
        </Columns>
        <Line>
          <Copyright />
          <LegalLinks />
          <ColorSchemeSwitch />
        </Line>
      </Container>
    </Ground>
  );
}
