import { styled } from '@mui/material/styles';
import { nightBar } from 'theme';

import { Constellation } from '../../components/Constellation';
import { Container } from '../../components/Container';
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

const Ornament = styled(Constellation)({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 'min(100%, 760px)',
  height: '100%',
  color: nightBar.text,
  opacity: 0.3,
  maskImage: 'linear-gradient(to left, black, transparent)',
});

const Columns = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: '40px 64px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto auto' },
  '& a': { textUnderlineOffset: 4, textDecorationColor: 'rgba(245, 239, 226, 0.4)' },
  '& a:hover': { textDecorationColor: 'currentColor' },
}));

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h2 }));
const Tagline = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, marginTop: 8 }));
const Links = styled('ul')({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  '& a': { display: 'inline-block', paddingBlock: 3 },
});
const Address = styled('address')({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  maxWidth: '26ch',
  fontStyle: 'normal',
});
const Social = styled('div')({ display: 'flex', marginLeft: -10 });
const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  marginTop: 56,
  paddingTop: 20,
  borderTop: '1px solid rgba(245, 239, 226, 0.2)',
}));

/** The foot of every page: who the society is, where it is, how to reach it. */
export function Footer() {
  const site = useSite();
  const now = useNow();
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: site.settings.timeZone }).format(now);
  return (
    <Ground>
      <Ornament seed={site.institute} columns={24} rows={14} size={20} origin={{ x: 18, y: 6 }} fit="xMaxYMid slice" />
      <Container>
        <Columns>
          <div>
            <Name>{site.name}</Name>
            <Tagline>{site.tagline}</Tagline>
          </div>
          {site.footerMenu.length > 0 && (
            <nav aria-label="Footer">
              <Links>
                {site.footerMenu.map(({ label, href }) => (
                  <li key={label + href}>
                    <SiteLink href={href}>{label}</SiteLink>
                  </li>
                ))}
              </Links>
            </nav>
          )}
          <Address>
            <span>{site.address}</span>
            {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
            {site.social.length > 0 && (
              <Social>
                {site.social.map((account) => (
                  <SocialIcon key={account.platform} {...account} owner={site.name} />
                ))}
              </Social>
            )}
          </Address>
        </Columns>
        <Line>
          © {year} {site.name}, {site.institute}
        </Line>
      </Container>
    </Ground>
  );
}
