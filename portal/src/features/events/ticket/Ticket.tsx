import { styled } from '@mui/material/styles';
import { formatMoment, groupTicketCode, type EventDetail } from 'contracts';
import { NIGHT } from 'theme';

import { Constellation } from '../../../components/Constellation';
import { useUser } from '../../../lib/session';
import { useSite } from '../../../lib/useSite';
import { QrCode } from './QrCode';

/** Night in both schemes, as a printed ticket is: what the door sees is the same for everybody. */
const Sheet = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  maxWidth: 920,
  marginTop: 'clamp(16px, 3vw, 32px)',
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));
const Ornament = styled(Constellation)({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maskImage: 'linear-gradient(to bottom left, black, transparent 85%)',
  opacity: 0.5,
});
const Words = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  padding: 'clamp(22px, 4vw, 40px)',
  overflowWrap: 'anywhere',
});
const Society = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
}));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, lineHeight: 1.05, marginTop: 8 }));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: '18px 24px',
  margin: 'auto 0 0',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '2px 0 0', fontWeight: 600 },
}));
/** The stub that the door looks at, behind a perforation. */
const Stub = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 14,
  alignContent: 'center',
  justifyItems: 'center',
  padding: 'clamp(22px, 4vw, 32px)',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderTop: `3px dashed ${theme.vars.palette.background.default}`,
  '& svg': { display: 'block', width: 'min(100%, 248px)', height: 'auto', borderRadius: 8 },
  [theme.breakpoints.up('md')]: { borderTop: 0, borderLeft: `3px dashed ${theme.vars.palette.background.default}` },
}));
const Code = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
}));
const Hint = styled('p')(({ theme }) => ({ ...theme.typography.caption, textAlign: 'center', fontWeight: 500 }));

interface TicketProps {
  event: EventDetail;
  code: string;
}

/** The ticket: whose it is, for what, and the code that the door scans or types. */
export function Ticket({ event, code }: TicketProps) {
  const { name } = useUser();
  const site = useSite();
  const { timeZone } = site.settings;
  const { title, startsAt, location } = event;
  return (
    <Sheet {...NIGHT}>
      <Ornament seed={event._id} columns={30} rows={14} size={20} origin={{ x: 17, y: 3 }} fit="xMinYMin slice" />
      <Words>
        <div>
          <Society>{site.name} · Ticket</Society>
          <Title>{title}</Title>
        </div>
        <Facts>
          <div>
            <dt>When</dt>
            <dd>
              <time dateTime={startsAt}>{formatMoment(startsAt, timeZone)}</time>
            </dd>
          </div>
          {location && (
            <div>
              <dt>Where</dt>
              <dd>{location}</dd>
            </div>
          )}
          <div>
            <dt>Name</dt>
            <dd>{name}</dd>
          </div>
        </Facts>
      </Words>
      <Stub>
        <QrCode text={code} label="QR code of your ticket" />
        <Code>{groupTicketCode(code)}</Code>
        <Hint>Show this at the door. It admits one person, once.</Hint>
      </Stub>
    </Sheet>
  );
}
