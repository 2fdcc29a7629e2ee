import { api, messages, paths, type OwnApplication, type Page } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { pageOf } from '../../../lib/searchParams';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { MemberPage } from '../MemberPage';
import { Rows, RowSkeletons } from '../../../components/Rows';
import { KeptResume } from './KeptResume';
import { OwnApplicationRow } from './OwnApplicationRow';

/** The applications of the reader, and what became of each. */
export default function OwnApplicationsPage() {
  const [search] = useSearchParams();
  const result = useSteadyApi<Page<OwnApplication>>(api.ownApplications({ page: pageOf(search) }));
  return (
    <MemberPage title="Applications" lead="What you have applied for, and what became of it.">
      <PagedList
        result={result}
        failure={messages.applicationsNotLoaded}
        skeleton={<RowSkeletons label="Loading your applications" />}
        label="Your applications"
        List={Rows}
        pathOf={(page) => paths.ownApplications({ page })}
        empty={() => (
          <Notice title={messages.noOwnApplications}>
            <ButtonLink href={paths.alumniJobs()}>Browse jobs</ButtonLink>
          </Notice>
        )}
      >
        {(application: OwnApplication, keepPlace) => <OwnApplicationRow application={application} onDone={keepPlace} />}
      </PagedList>
      <KeptResume />
    </MemberPage>
  );
}
