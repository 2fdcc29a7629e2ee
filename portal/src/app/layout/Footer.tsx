import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { nightBar } from 'theme';

import { Constellation } from '../../components/Constellation';
import { Container } from '../../components/Container';
import { LogoMark } from '../../components/LogoMark';
import { Picture } from '../../components/Picture';
import { SiteLink } from '../../components/SiteLink';
import { SocialIcon } from '../../components/SocialIcon';
import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';

const Ground = styled('footer')({
  position: 'relative',
  overflow: 'hidden',
  color: nightBar.text,
  backgroundColor: nightBar.background,
  paddingTop: 'clamp(56px, 7vw, 96px)',
  paddingBottom: 32,
  ':focus-visible': { outlineColor: nightBar.focus },
});

/** Between the name and the columns in wide windows, so that no line runs through words. */
const Ornament = styled(Constellation)(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 'min(100%, 760px)',
  height: '100%',
  color: nightBar.text,
  opacity: 0.25,
  maskImage: 'linear-gradient(to left, black, transparent)',
  [theme.breakpoints.up('md')]: {
    right: '30%',
    width: '42%',
    opacity: 0.35,
    maskImage: 'radial-gradient(closest-side, black 40%, transparent)',
  },
}));

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
  justifyContent: 'space-between',
  gap: '8px 32px',
  marginTop: 56,
  paddingTop: 20,
  borderTop: '1px solid rgba(245, 239, 226, 0.2)',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  '& a': { display: 'inline-block', paddingBlock: 3, textUnderlineOffset: 4 },
}));

/** The foot of every page: who the society is, where it is, how to reach it. */
export function Footer() {
  const site = useSite();
  const now = useNow();
  const linksId = useId();
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: site.settings.timeZone }).format(now);
  return (
    <Ground>
      <Ornament seed={site.institute} columns={24} rows={14} size={20} origin={{ x: 12, y: 6 }} fit="xMidYMid slice" />
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
          <p>
            © {year} {site.name}, {site.institute}
          </p>
          {site.legalMenu.length > 0 && (
            <ul aria-label="Legal">
              {site.legalMenu.map(({ label, href }) => (
                <li key={label + href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          )}
        </Line>
      </Container>
    </Ground>
  );
}
