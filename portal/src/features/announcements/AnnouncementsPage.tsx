import { paths, shareImages } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { pageOf } from '../../lib/searchParams';
import { useSite } from '../../lib/useSite';
import { announcementsPathFor, categoryOf } from './announcementsAddress';
import { CategoryTabs } from './CategoryTabs';
import { lazyAnnouncementList } from './lazyParts';
import { ListTools } from './ListTools';

/** The society's announcements, newest first, by category (member §2, Announcements). */
export default function AnnouncementsPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const category = categoryOf(search);
  return (
    <>
      <PageHead
        title="Announcements"
        description={`News from ${site.name}, ${site.institute}.`}
        canonicalPath={paths.announcements({ category, page: pageOf(search) })}
        image={shareImages.list(site, 'announcements')}
      />
      <PageHeader title="Announcements" lead={`News from ${site.name}.`}>
        <CategoryTabs chosen={category} />
        <ListTools />
      </PageHeader>
      <Container style={{ paddingBottom: 96 }}>
        <lazyAnnouncementList.Place apiPath={announcementsPathFor(search)} category={category} />
      </Container>
    </>
  );
}
