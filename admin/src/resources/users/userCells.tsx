import { styled } from '@mui/material/styles';
import type { ConsoleUser } from 'contracts';

import { Initial } from '../../components/Initial';
import { StatusTag } from '../../components/StatusTag';
import type { Cells } from '../../schema/ResourceList';

const Person = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const SmallInitial = styled(Initial)({ width: 34, height: 34, fontSize: '0.9375rem' });

/** What the list shows of a person (admin §3), beyond words and days. */
export const userCells: Cells<ConsoleUser> = {
  name: {
    render: ({ name }) => (
      <Person>
        <SmallInitial name={name} />
        {name}
      </Person>
    ),
  },
  isVerified: {
    label: 'Status',
    render: ({ isVerified }) => (
      <StatusTag tone={isVerified ? 'good' : 'waiting'}>{isVerified ? 'Verified' : 'Not verified'}</StatusTag>
    ),
  },
};
