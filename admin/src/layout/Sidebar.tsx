import ArrowBack from '@mui/icons-material/ArrowBack';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { AccountPanel } from './AccountPanel';
import { Brand } from './Brand';
import { ColorSchemeToggle } from './ColorSchemeToggle';
import { MainMenu } from './MainMenu';
import { hovered, sideGround } from './ground';
import { DENSE, TOUCH } from '../lib/type';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  backgroundColor: sideGround(theme),
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& :focus-visible': { outlineOffset: -2 },
}));
const Head = styled('div')({ padding: '16px 20px 12px' });
/** The pages scroll by themselves, so that the way out is always in sight; on a very low window all does. */
const Pages = styled('div')({ flex: '1 0 0', minHeight: 200, overflowY: 'auto', scrollbarWidth: 'thin' });
const Foot = styled('div')({ padding: '8px' });
const Tools = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
const SiteLink = styled('a')(({ theme }) => ({
  ...DENSE,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '0 8px 0 12px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderRadius: theme.vars.shape.borderRadius,
  '&:hover': { backgroundColor: hovered },
  '& svg': { fontSize: 18 },
  [TOUCH]: { minHeight: 44 },
}));

interface SidebarProps {
  /** Shows the keys of the console; left out where there is no keyboard to speak of. */
  onShowKeys?: () => void;
  /** Told when a page was chosen. */
  onChoose?: () => void;
}

/** Brand, pages, the way back to the site, and whose console it is (admin §2). */
export function Sidebar({ onShowKeys, onChoose }: SidebarProps) {
  return (
    <Panel>
      <Head>
        <Brand />
      </Head>
      <Pages>
        <MainMenu onChoose={onChoose} />
      </Pages>
      <Foot>
        <Tools>
          <SiteLink href={paths.home()}>
            <ArrowBack aria-hidden="true" />
            Back to the site
          </SiteLink>
          <span style={{ display: 'flex' }}>
            {onShowKeys && (
              <IconButton title="Keyboard shortcuts" aria-label="Keyboard shortcuts" onClick={onShowKeys}>
                <Keyboard fontSize="small" />
              </IconButton>
            )}
            <ColorSchemeToggle />
          </span>
        </Tools>
        <AccountPanel />
      </Foot>
    </Panel>
  );
}
