import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { Link } from 'react-router-dom';

import { Constellation } from '../../components/Constellation';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  padding: 'clamp(20px, 2.4vw, 32px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));
const Ornament = styled(Constellation)({
  width: '100%',
  height: 132,
  marginBottom: 12,
  maskImage: 'radial-gradient(closest-side, black 45%, transparent)',
});
const Title = styled('p')(({ theme }) => ({ ...theme.typography.h3 }));
const Text = styled('p')(({ theme }) => ({ marginTop: 8, color: theme.vars.palette.text.secondary }));
const Ways = styled('ul')({ marginTop: 16 });
const Way = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 48,
  fontWeight: 600,
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& svg': { flex: 'none', fontSize: 22, color: theme.vars.palette.scheme.accentText },
}));

const WAYS = [
  { label: 'Find people you know', href: paths.alumniDirectory() },
  { label: 'Register for an event', href: paths.alumniEvents() },
  { label: 'Read what the society announces', href: paths.announcements() },
];

/** What stands where nothing waits: that this is well, and what there is to do with the time. */
export function NothingWaits() {
  return (
    <Box>
      <Ornament seed="nothing waits" columns={18} rows={6} size={9} origin={{ x: 9, y: 3 }} />
      <Title>You are all caught up</Title>
      <Text>Nobody waits for your answer, and there is nothing to confirm. A good moment to look around.</Text>
      <Ways>
        {WAYS.map(({ label, href }) => (
          <li key={href}>
            <Way to={href}>
              {label}
              <ChevronRight aria-hidden="true" />
            </Way>
          </li>
        ))}
      </Ways>
    </Box>
  );
}
