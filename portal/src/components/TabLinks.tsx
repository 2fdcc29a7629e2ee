import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const Nav = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&:has(> [data-quiet])': { flex: '1 1 100%', minWidth: 0 } },
}));
const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&[data-quiet]': {
    columnGap: 18,
    rowGap: 0,
    // One line, which is moved along sideways where the window is too narrow for it.
    [theme.breakpoints.down('sm')]: {
      position: 'relative',
      flexWrap: 'nowrap',
      // It makes nothing around it wider.
      width: 0,
      minWidth: '100%',
      // Room for what marks the focus, and for an end that fades where there is more.
      margin: '-6px 0 -6px -6px',
      padding: '6px 28px 6px 6px',
      maskImage: 'linear-gradient(to right, #000 calc(100% - 28px), transparent)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
}));
/** Moves the line of tabs to where the current one is in sight. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && current) list.scrollLeft = current.offsetLeft - 48;
}
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
  '[data-quiet] &': {
    paddingInline: 0,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    border: 0,
    borderBottom: '2px solid transparent',
    borderRadius: 0,
    '&:hover, &[aria-current]': { color: theme.vars.palette.text.primary },
    '&[aria-current]': { borderColor: theme.vars.palette.scheme.accentText },
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
  '[data-quiet] &': { backgroundColor: theme.vars.palette.primary.main },
}));

interface TabLink {
  to: string;
  label: string;
  /** What is written where the whole label would say more than it needs beside the others. */
  short?: string;
  isCurrent: boolean;
  /** How many wait for an answer behind it; zero is not shown. */
  waiting?: number;
}

interface TabLinksProps {
  /** What is chosen among. */
  label: string;
  tabs: readonly TabLink[];
  /** Lines rather than boxes: for the pages of a section, above what each of them is narrowed by. */
  isQuiet?: boolean;
}

/** A choice among a few views of a page, which stands in the address. */
export function TabLinks({ label, tabs, isQuiet }: TabLinksProps) {
  return (
    <Nav aria-label={label}>
      <List ref={showCurrent} data-quiet={isQuiet ? '' : undefined}>
        {tabs.map(({ to, label: name, short, isCurrent, waiting = 0 }) => (
          <li key={name}>
            <Tab
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={waiting > 0 ? `${name} ${waiting} waiting` : short && name}
            >
              {short ?? name}
              {waiting > 0 && <Count>{waiting}</Count>}
            </Tab>
          </li>
        ))}
      </List>
    </Nav>
  );
}
