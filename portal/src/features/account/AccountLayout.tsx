import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { nightBar } from 'theme';

import { Constellation } from '../../components/Constellation';
import { NeedsScript } from '../../components/NeedsScript';
import { useSite } from '../../lib/useSite';

/** Height of the picture above a form in a narrow window, in CSS pixels. */
const SCENE_HEIGHT = 196;

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
}));

const Side = styled('div')(({ theme }) => ({
  color: nightBar.text,
  backgroundColor: nightBar.background,
  borderBottom: '1px solid rgba(245, 239, 226, 0.14)',
  [theme.breakpoints.up('md')]: {
    order: 1,
    borderBottom: 0,
    borderLeft: '1px solid rgba(245, 239, 226, 0.14)',
  },
}));

/** As high as a form that is longer than the window. */
const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: SCENE_HEIGHT,
  [theme.breakpoints.up('md')]: { display: 'flex', overflow: 'clip', height: '100%', minHeight: '100svh' },
}));

const Picture = styled(Constellation)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: nightBar.text,
  [theme.breakpoints.down('md')]: { top: 56, height: 'calc(100% - 56px)' },
  [theme.breakpoints.up('md')]: { top: 40 },
}));

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  // Stays at the foot of the window.
  position: 'sticky',
  alignSelf: 'end',
  bottom: 'clamp(24px, 5vw, 64px)',
  margin: 'clamp(24px, 5vw, 64px) clamp(20px, 4vw, 56px)',
  maxWidth: '11ch',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  // The footer stays below the window while what stands here changes.
  minHeight: `calc(100svh - ${SCENE_HEIGHT}px)`,
  padding: '36px clamp(20px, 4.6vw, 60px) 72px',
  [theme.breakpoints.up('md')]: { alignContent: 'center', minHeight: '100svh', paddingTop: 120 },
}));

const Content = styled('div')({ width: '100%', maxWidth: 440 });
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2 }));
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  marginTop: 10,
  marginBottom: 28,
  color: theme.vars.palette.text.secondary,
}));

interface AccountLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The pages around an account: what there is to do on one side, the society's sign on the other (design §10). */
export function AccountLayout({ title, lead, children }: AccountLayoutProps) {
  const site = useSite();
  return (
    <Split>
      <Side>
        <Scene>
          <Picture seed={site.name} columns={22} rows={26} size={44} origin={{ x: 14, y: 5 }} fit="xMidYMin slice" />
          <Words>{site.tagline}</Words>
        </Scene>
      </Side>
      <Column>
        <Content>
          <Title>{title}</Title>
          <Lead>{lead}</Lead>
          <NeedsScript />
          {children}
        </Content>
      </Column>
    </Split>
  );
}
