import { styled } from '@mui/material/styles';
import { ANNOUNCEMENT_CATEGORY_LABELS, formatDate, type Announcement } from 'contracts';

import { Tag } from '../../components/Tag';
import { useSite } from '../../lib/useSite';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.vars.palette.text.secondary,
}));

type AnnouncementMetaProps = Pick<Announcement, 'createdAt' | 'category'> & { className?: string };

/** When something was announced, and under which category (member §2). */
export function AnnouncementMeta({ createdAt, category, className }: AnnouncementMetaProps) {
  const { timeZone } = useSite().settings;
  return (
    <Line className={className}>
      <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
      <Tag>{ANNOUNCEMENT_CATEGORY_LABELS[category]}</Tag>
    </Line>
  );
}
