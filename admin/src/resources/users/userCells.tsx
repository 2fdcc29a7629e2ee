import { styled } from '@mui/material/styles';
import type { ConsoleUser } from 'contracts';

import { Portrait } from '../../components/Portrait';
import { StatusTag } from '../../components/StatusTag';
import type { Cells } from '../../schema/ResourceList';

const Person = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** What the list shows of a person (admin §3), beyond words and days. */
export const userCells: Cells<ConsoleUser> = {
  name: {
    render: ({ name, avatar }) => (
      <Person>
        <Portrait name={name} picture={avatar} />
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
