import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 16,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 150 }),
  '&:hover': { borderColor: 'currentColor' },
  '&[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: 'transparent',
  },
}));
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 22,
  padding: '1px 6px',
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 99,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '[aria-current] > &': { backgroundColor: 'rgba(23, 24, 46, 0.16)' },
}));

interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
  /** How many wait for an answer behind it; zero is not shown. */
  waiting?: number;
}

interface TabLinksProps {
  /** What is chosen among. */
  label: string;
  tabs: readonly TabLink[];
}

/** A choice among a few views of a page, which stands in the address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map(({ to, label: name, isCurrent, waiting = 0 }) => (
          <li key={name}>
            <Tab
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={waiting > 0 ? `${name} ${waiting} waiting` : undefined}
            >
              {name}
              {waiting > 0 && <Count>{waiting}</Count>}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
