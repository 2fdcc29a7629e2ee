import Close from '@mui/icons-material/Close';
import MuiDrawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { DRAWER_ACTION_DELAY_MS, paths } from 'contracts';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { themed } from '../../../components/MuiTheme';
import { ButtonLink } from '../../../components/Button';
import { SocialIcon } from '../../../components/SocialIcon';
import { linkKind } from '../../../lib/links';
import { scrollToSection } from '../../../lib/scrollToSection';
import { useSession } from '../../../lib/session';
import { useSite } from '../../../lib/useSite';
import { splitFestival } from '../festivalLink';
import { IconButton } from '../../../components/IconButton';

const Drawer = themed(MuiDrawer);

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: '12px 20px 28px',
  '& nav': { flex: 1 },
});
const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginRight: -8 });

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  marginTop: 8,
  '& a': {
    ...theme.typography.h3,
    display: 'block',
    paddingBlock: 16,
    textDecoration: 'none',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const FestivalLink = styled(ButtonLink)({ width: '100%', marginTop: 20 });

const Account = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, marginTop: 28 });

const Connect = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 32,
  color: theme.vars.palette.text.secondary,
}));
const Social = styled('div')({ display: 'flex', marginTop: 4, marginLeft: -10 });

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The menu of narrow windows: a drawer from the left over a dimmed page that cannot scroll meanwhile. It closes by a
 * tap outside, Escape, its button or a choice, which acts 100 ms later (site §2.2).
 */
export default function MobileMenu({ open, onClose }: MobileMenuProps) {
  const site = useSite();
  const { items, festival } = splitFestival(site.mainMenu);
  const { user, isLoading } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const choose = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = linkKind(href, pathname);
    onClose();
    if (target.kind === 'elsewhere') return;
    event.preventDefault();
    setTimeout(() => {
      if (target.kind === 'page') void navigate(target.to);
      else if (scrollToSection(target.id)) void navigate(`#${target.id}`, { preventScrollReset: true });
    }, DRAWER_ACTION_DELAY_MS);
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor="left"
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          elevation: 0,
          sx: { width: '80%', maxWidth: 360, backgroundImage: 'none' },
        },
      }}
    >
      <Panel>
        <Head>
          <IconButton type="button" aria-label="Close menu" onClick={onClose}>
            <Close aria-hidden="true" />
          </IconButton>
        </Head>
        <nav aria-label="Main">
          <Items>
            {items.map(({ label, href }) => (
              <li key={label + href}>
                <a href={href} onClick={(event) => choose(event, href)}>
                  {label}
                </a>
              </li>
            ))}
          </Items>
          <FestivalLink href={festival.href} onClick={(event) => choose(event, festival.href)}>
            {festival.label}
          </FestivalLink>
        </nav>
        {!user && !isLoading && (
          <Account>
            <ButtonLink href={paths.login()} look="outlined" onClick={(event) => choose(event, paths.login())}>
              Sign in
            </ButtonLink>
            {site.settings.enableRegistration && (
              <ButtonLink href={paths.register()} look="outlined" onClick={(event) => choose(event, paths.register())}>
                Register
              </ButtonLink>
            )}
          </Account>
        )}
        {site.social.length > 0 && (
          <>
            <Connect>Connect with us:</Connect>
            <Social>
              {site.social.map((account) => (
                <SocialIcon key={account.platform} {...account} owner={site.name} />
              ))}
            </Social>
          </>
        )}
      </Panel>
    </Drawer>
  );
}
