import { paths } from 'contracts';
import type { ReactNode } from 'react';

import { ArticleFrame } from '../../components/ArticleFrame';

const BACK = { href: paths.announcements(), label: 'All announcements' };

interface AnnouncementFrameProps {
  /** What may be done with the announcement. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What stands around an announcement: the way back above it. */
export function AnnouncementFrame(props: AnnouncementFrameProps) {
  return <ArticleFrame back={BACK} {...props} />;
}
