import { styled } from '@mui/material/styles';
import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENT_CATEGORY_LABELS, paths, type AnnouncementCategory } from 'contracts';
import { Link } from 'react-router-dom';

const Row = styled('nav')({ marginTop: 28 });
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'block',
  padding: '9px 16px',
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

/** Narrows the announcements to one category. The choice stands in the address. */
export function CategoryTabs({ chosen }: { chosen: AnnouncementCategory | undefined }) {
  const tabs = [
    { category: undefined, label: 'All' },
    ...ANNOUNCEMENT_CATEGORIES.map((category) => ({ category, label: ANNOUNCEMENT_CATEGORY_LABELS[category] })),
  ];
  return (
    <Row aria-label="Categories">
      <List>
        {tabs.map(({ category, label }) => (
          <li key={label}>
            <Tab
              to={paths.announcements({ category })}
              preventScrollReset
              aria-current={category === chosen ? 'page' : undefined}
            >
              {label}
            </Tab>
          </li>
        ))}
      </List>
    </Row>
  );
}
