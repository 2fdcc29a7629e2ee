import { styled } from '@mui/material/styles';
import {
  api,
  formatDate,
  messages,
  paths,
  REFERRAL_LISTS,
  REFERRAL_STATE_LABELS,
  type Page,
  type Referral,
  type ReferralList,
} from 'contracts';
import { Link, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { TabLinks } from '../../../components/TabLinks';
import { Tag } from '../../../components/Tag';
import { pageOf } from '../../../lib/searchParams';
import { useSite } from '../../../lib/useSite';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { MemberPage } from '../MemberPage';
import { PersonLine } from '../../../components/people/PersonLine';
import { Actions, Facts, Row, Rows, RowSkeletons, Words } from '../../../components/Rows';
import { AnswerButtons } from './AnswerButtons';

const Job = styled('h2')({ marginBottom: 14 });

/** What each list is called, and what it says where there is nothing. */
const LISTS: Record<ReferralList, { label: string; emptiness: string; advice: string }> = {
  received: {
    label: 'Asked of you',
    emptiness: 'Nobody asks you for a referral',
    advice: 'Members ask when there is a job where you work.',
  },
  sent: {
    label: 'Asked by you',
    emptiness: 'You have not asked for a referral yet',
    advice: 'A job’s page names the members who work there.',
  },
};

/** Requests for a referral, those that the reader was sent, and sent. */
export default function ReferralsPage() {
  const [search] = useSearchParams();
  const list = search.get('list') === 'sent' ? 'sent' : 'received';
  const result = useSteadyApi<Page<Referral>>(api.referrals({ list, page: pageOf(search) }));
  const addressOf = (each: ReferralList, page?: number) =>
    paths.referrals({ ...(each === 'sent' && { list: each }), ...(page && { page }) });
  const tabs = REFERRAL_LISTS.map((each) => ({
    to: addressOf(each),
    label: LISTS[each].label,
    isCurrent: each === list,
  }));
  return (
    <MemberPage
      title="Referrals"
      lead="Somebody who works there can put in a word."
      tools={<TabLinks label="Which requests" tabs={tabs} />}
    >
      <PagedList
        key={list}
        result={result}
        failure={messages.referralsNotLoaded}
        skeleton={<RowSkeletons label="Loading requests" />}
        label={LISTS[list].label}
        List={Rows}
        pathOf={(page) => addressOf(list, page)}
        empty={() => (
          <Notice title={LISTS[list].emptiness} text={LISTS[list].advice}>
            <ButtonLink href={paths.alumniJobs()} look="outlined">
              Browse jobs
            </ButtonLink>
          </Notice>
        )}
      >
        {(referral: Referral, keepPlace) => <ReferralRow referral={referral} onDone={keepPlace} />}
      </PagedList>
    </MemberPage>
  );
}

function ReferralRow({ referral, onDone }: { referral: Referral; onDone: () => void }) {
  const { timeZone } = useSite().settings;
  const { job, person, message, state, answer, askedAt, answeredAt, abilities } = referral;
  return (
    <Row>
      <div>
        <Job>
          <Link to={paths.job(job._id)}>
            {job.title}, {job.company}
          </Link>
        </Job>
        <PersonLine person={person}>
          <Facts>
            Asked {formatDate(askedAt, timeZone)}
            {answeredAt && ` · Answered ${formatDate(answeredAt, timeZone)}`}
          </Facts>
          <Words>{message}</Words>
          {answer && <Words>{answer}</Words>}
        </PersonLine>
      </div>
      <Actions>
        {abilities.answer ? (
          <AnswerButtons referral={referral} onDone={onDone} />
        ) : (
          <Tag>{REFERRAL_STATE_LABELS[state]}</Tag>
        )}
      </Actions>
    </Row>
  );
}
