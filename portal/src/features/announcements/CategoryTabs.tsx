import { styled } from '@mui/material/styles';
import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENT_CATEGORY_LABELS, paths, type AnnouncementCategory } from 'contracts';

import { TabLinks } from '../../components/TabLinks';

const Tabs = styled('div')({ marginTop: 28 });

/** Narrows the announcements to one category. The choice stands in the address. */
export function CategoryTabs({ chosen }: { chosen: AnnouncementCategory | undefined }) {
  const tabs = [
    { category: undefined, label: 'All' },
    ...ANNOUNCEMENT_CATEGORIES.map((category) => ({ category, label: ANNOUNCEMENT_CATEGORY_LABELS[category] })),
  ].map(({ category, label }) => ({
    to: paths.announcements({ category }),
    label,
    isCurrent: category === chosen,
  }));
  return (
    <Tabs>
      <TabLinks label="Categories" tabs={tabs} />
    </Tabs>
  );
}
