import Close from '@mui/icons-material/Close';
import MuiDrawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { themed } from '../../../components/MuiTheme';
import { IconButton } from '../../../components/IconButton';
import { useSession } from '../../../lib/session';
import { isWithin, sectionsBehindMore } from './sections';

const Drawer = themed(MuiDrawer);

const Panel = styled('div')({ padding: '8px 20px calc(20px + env(safe-area-inset-bottom))' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginRight: -10,
  '& h2': theme.typography.h4,
}));
const Item = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 56,
  fontWeight: 500,
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { fontSize: 23, color: theme.vars.palette.text.secondary },
  '&[aria-current]': { fontWeight: 600 },
  '&[aria-current] svg': { color: theme.vars.palette.scheme.accentText },
}));

interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The sections that the bar of phones has no room for. */
export default function MoreSheet({ open, onClose }: MoreSheetProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const titleId = useId();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor="bottom"
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          elevation: 0,
          sx: { backgroundImage: 'none', borderRadius: '14px 14px 0 0' },
        },
      }}
    >
      <Panel>
        <Head>
          <h2 id={titleId}>More</h2>
          <IconButton type="button" aria-label="Close" onClick={onClose}>
            <Close aria-hidden="true" />
          </IconButton>
        </Head>
        <nav aria-label="More sections">
          <ul>
            {sectionsBehindMore.map((section) => (
              <li key={section.label}>
                <Item
                  to={section.href(user?.role)}
                  aria-current={isWithin(pathname, section) ? 'page' : undefined}
                  onClick={onClose}
                >
                  <section.Icon aria-hidden="true" />
                  {section.label}
                  {section.Badge && <section.Badge />}
                </Item>
              </li>
            ))}
          </ul>
        </nav>
      </Panel>
    </Drawer>
  );
}
