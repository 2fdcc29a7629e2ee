import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ANNOUNCEMENT_CATEGORY_LABELS, paths, type ConsoleAnnouncement, type ConsoleResource } from 'contracts';

import { StatusTag } from '../../components/StatusTag';
import { OpeningOnSite } from '../../schema/RecordLink';
import { ResourceList, type Cells } from '../../schema/ResourceList';

const cells: Cells<ConsoleAnnouncement> = {
  title: {
    render: ({ id, title }) => <OpeningOnSite href={paths.announcement(id)}>{title}</OpeningOnSite>,
  },
  category: { render: ({ category }) => <StatusTag tone="plain">{ANNOUNCEMENT_CATEGORY_LABELS[category]}</StatusTag> },
};

/**
 * The Announcements page (admin §7): what visitors read, found and deleted here. Their texts are written where they are
 * read, on the site.
 */
export default function AnnouncementList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<ConsoleAnnouncement>
      resource={resource}
      cells={cells}
      isEditable={false}
      onOpen={({ id }) => window.location.assign(paths.announcement(id))}
      add={
        <Button variant="contained" startIcon={<Add />} href={paths.announcementCreate()}>
          {resource.words.add}
        </Button>
      }
      actions={({ id, title }) => (
        <Tooltip title="Edit on the site">
          <IconButton aria-label={`Edit ${title}`} href={paths.announcementEdit(id)}>
            <Edit fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    />
  );
}
