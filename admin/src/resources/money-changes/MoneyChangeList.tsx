import { styled } from '@mui/material/styles';
import type { ConsoleResource, ListedChange } from 'contracts';

import { Differences } from '../../components/money/Changes';
import { useDates } from '../../providers/dates';
import { Opening } from '../../schema/RecordLink';
import { ResourceList, type Cells } from '../../schema/ResourceList';

const Whole = styled('span')({ whiteSpace: 'nowrap' });
const Words = styled('div')(({ theme }) => ({
  minWidth: '20ch',
  maxWidth: '44ch',
  overflowWrap: 'anywhere',
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

const cells: Cells<ListedChange> = {
  title: { render: ({ title, href }) => (href ? <Opening to={href}>{title}</Opening> : <span>{title}</span>) },
  at: { render: ({ at }) => <Moment at={at} /> },
  after: {
    label: 'Before and after',
    render: ({ differences }) => (
      <Words>{differences.length > 0 ? <Differences differences={differences} /> : '–'}</Words>
    ),
  },
};

/** The Changes page: what admins changed about money, to be read alone. */
export default function MoneyChangeList({ resource }: { resource: ConsoleResource }) {
  return <ResourceList<ListedChange> resource={resource} cells={cells} isEditable={false} isDeletable={false} />;
}

const Moment = ({ at }: { at: string }) => <Whole>{useDates().moment(at)}</Whole>;
