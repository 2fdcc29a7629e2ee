import Upload from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { STATEMENT_STATE_LABELS, type ConsoleResource, type Statement } from 'contracts';
import { Link, useNavigate } from 'react-router-dom';

import { StatusTag } from '../../components/StatusTag';
import { ResourceList, type Cells } from '../../schema/ResourceList';
import { STATEMENT_TONES } from './tones';
import { UnclaimedTotal } from './UnclaimedTotal';

const cells: Cells<Statement> = {
  state: {
    render: ({ state }) => (
      <StatusTag tone={STATEMENT_TONES[state] ?? 'plain'}>{STATEMENT_STATE_LABELS[state]}</StatusTag>
    ),
  },
};

/** The Bank statements page: what was uploaded, and how far each has come. */
export default function StatementList({ resource }: { resource: ConsoleResource }) {
  const navigate = useNavigate();
  return (
    <ResourceList<Statement>
      resource={resource}
      cells={cells}
      isEditable={false}
      isDeletable={false}
      above={<UnclaimedTotal />}
      onOpen={({ id }) => void navigate(`/statements/${encodeURIComponent(id)}`)}
      add={
        <Button component={Link} to="/statements/new" variant="contained" startIcon={<Upload />}>
          Upload statement
        </Button>
      }
    >
      {/* A statement has a page of its own. */}
      <></>
    </ResourceList>
  );
}
