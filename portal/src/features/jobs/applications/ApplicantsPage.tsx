import { styled } from '@mui/material/styles';
import {
  api,
  APPLICATION_SORTS,
  APPLICATION_STATE_LABELS,
  APPLICATION_STATES,
  formatDate,
  isJobExpired,
  messages,
  paths,
  type ApplicationSort,
  type JobApplication,
  type JobApplications,
} from 'contracts';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { ButtonDownload, ButtonLink } from '../../../components/Button';
import { SelectField } from '../../../components/form/SelectField';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { SearchForm } from '../../../components/SearchForm';
import { TabLinks } from '../../../components/TabLinks';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { MemberPage } from '../MemberPage';
import { Rows, RowSkeletons } from '../../../components/Rows';
import { ApplicantRow } from './ApplicantRow';
import { applicantsAddress, applicantsAskedFor, applicantsPathFor } from './applicantsAddress';
import { RejectRestButton } from './RejectRestButton';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  '& > form': { flex: '1 1 280px', marginTop: 0 },
  '& > div:last-of-type': { flex: '0 1 220px', marginBottom: 0 },
  [theme.breakpoints.down('sm')]: { '& > div:last-of-type': { flexBasis: '100%' } },
}));
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

/** Who has applied for a job of the reader's own, and what becomes of each. */
export default function ApplicantsPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { timeZone } = useSite().settings;
  const now = useNow();
  const asked = applicantsAskedFor(search);
  const result = useSteadyApi<JobApplications>(applicantsPathFor(id, asked));
  const { data, error } = result;
  const { page: _page, search: term = '', ...chosen } = asked;
  const { state: _state, ...sorted } = chosen;
  const total = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);

  if (error?.status === 404 || error?.status === 403) {
    return (
      <Notice isPage title={messages.jobNotFound}>
        <ButtonLink href={paths.ownJobs()}>Back to your jobs</ButtonLink>
      </Notice>
    );
  }
  const tabs = [
    {
      to: applicantsAddress(id, { ...sorted, ...(term && { search: term }) }),
      label: `All ${total ?? ''}`.trim(),
      isCurrent: !asked.state,
    },
    ...APPLICATION_STATES.map((state) => ({
      to: applicantsAddress(id, { ...sorted, state, ...(term && { search: term }) }),
      label: `${APPLICATION_STATE_LABELS[state]} ${data?.counts[state] ?? ''}`.trim(),
      isCurrent: asked.state === state,
    })),
  ];
  return (
    <MemberPage
      title="Applicants"
      lead={data && leadOf(data.job, new Date(now), timeZone)}
      tools={
        <>
          <TabLinks label="Which applications" tabs={tabs} />
          <Bar>
            <SearchForm
              action={paths.jobApplications(id)}
              label="Search applicants"
              term={term}
              kept={chosen}
              onSearch={(words) => void navigate(applicantsAddress(id, { ...chosen, ...(words && { search: words }) }))}
            />
            <SelectField
              label="Order"
              name="sort"
              value={asked.sort ?? 'newest'}
              onChange={({ target }) =>
                void navigate(applicantsAddress(id, { ...asked, page: 1, sort: target.value as ApplicationSort }), {
                  preventScrollReset: true,
                })
              }
            >
              {Object.entries(APPLICATION_SORTS).map(([sort, label]) => (
                <option key={sort} value={sort}>
                  {label}
                </option>
              ))}
            </SelectField>
          </Bar>
          {total !== undefined && total > 0 && (
            <Tools>
              <ButtonDownload href={api.jobApplicationsFile(id)} download look="outlined">
                Download all
              </ButtonDownload>
              {data && data.counts.received > 0 && <RejectRestButton jobId={id} count={data.counts.received} />}
            </Tools>
          )}
        </>
      }
    >
      <PagedList
        result={result}
        failure={messages.applicationsNotLoaded}
        skeleton={<RowSkeletons label="Loading applications" />}
        label="Applications"
        List={Rows}
        pathOf={(page) => applicantsAddress(id, { ...asked, page })}
        empty={() =>
          total === 0 ? (
            <Notice title={messages.noApplications} text="You are told as soon as somebody does." />
          ) : (
            <Notice title="No such application">
              <ButtonLink href={paths.jobApplications(id)} look="outlined">
                Show all applications
              </ButtonLink>
            </Notice>
          )
        }
      >
        {(application: JobApplication) => <ApplicantRow jobId={id} application={application} />}
      </PagedList>
    </MemberPage>
  );
}

/** The job that they apply for, in a line. */
function leadOf(job: JobApplications['job'], now: Date, timeZone: string): string {
  const day = job.closesAt && formatDate(job.closesAt, timeZone);
  return `${job.title}, ${job.company}${day ? ` · ${isJobExpired(job, now) ? 'closed' : 'closes'} ${day}` : ''}`;
}
