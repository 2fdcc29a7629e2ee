import ArrowBack from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { AccountPanel } from './AccountPanel';
import { Brand } from './Brand';
import { ColorSchemeToggle } from './ColorSchemeToggle';
import { MainMenu } from './MainMenu';
import { night } from '../lib/night';

/** The night sky of the product, with its dot grid, in both schemes. */
const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  color: night.text,
  backgroundColor: night.background,
  backgroundImage: `radial-gradient(${night.hairline} 1px, transparent 1.4px)`,
  backgroundSize: '24px 24px',
  borderRight: `1px solid ${night.hairline}`,
  '& :focus-visible': { outlineColor: night.focus, outlineOffset: -2 },
});
const Head = styled('div')({ padding: '28px 24px 24px' });
const Foot = styled('div')({ marginTop: 'auto', padding: '16px 12px 12px' });
const Tools = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
const SiteLink = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 12px',
  textDecoration: 'none',
  borderRadius: theme.vars.shape.borderRadius,
  '&:hover': { backgroundColor: night.hover },
  '& svg': { fontSize: 18 },
}));

interface SidebarProps {
  /** Told when a page was chosen. */
  onChoose?: () => void;
}

/** Brand, pages, the way back to the site, and whose console it is (admin §2). */
export function Sidebar({ onChoose }: SidebarProps) {
  return (
    <Panel>
      <Head>
        <Brand />
      </Head>
      <MainMenu onChoose={onChoose} />
      <Foot>
        <Tools>
          <SiteLink href={paths.home()}>
            <ArrowBack aria-hidden="true" />
            Back to the site
          </SiteLink>
          <ColorSchemeToggle />
        </Tools>
        <AccountPanel />
      </Foot>
    </Panel>
  );
}
