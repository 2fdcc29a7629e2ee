import { styled } from '@mui/material/styles';
import { MESSAGE_REPORT_STATE_LABELS, type MessageReport } from 'contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useDates } from '../../providers/dates';
import { Facts } from '../../schema/Facts';

/** Somebody's words, as text and in their own lines. */
const Words = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What there is to know of a report before its conversation is read. */
export function ReportFacts({ record }: { record: MessageReport }) {
  const { moment } = useDates();
  const { state, reason, createdAt, openedAt, decidedAt, decidedBy, note, reportsOfPerson, reportedName } = record;
  return (
    <Facts>
      <Fact name="Status">{MESSAGE_REPORT_STATE_LABELS[state]}</Fact>
      <Fact name="Reported">{moment(createdAt)}</Fact>
      <Fact name="Reason">
        <Words>{reason}</Words>
      </Fact>
      <Fact name="About">
        <Link to={{ pathname: '/users', search: new URLSearchParams({ filter: searchFor(reportedName) }).toString() }}>
          {reportedName}
        </Link>
        {`, ${reportsOfPerson === 1 ? 'reported for the first time' : `reported ${reportsOfPerson} times`}`}
      </Fact>
      <Fact name="Conversation opened">{openedAt && moment(openedAt)}</Fact>
      <Fact name="Decided">{decidedAt && `${moment(decidedAt)}${decidedBy && ` by ${decidedBy}`}`}</Fact>
      <Fact name="Both were told">{note && <Words>{note}</Words>}</Fact>
    </Facts>
  );
}

/** The filter of a list that finds a name. */
const searchFor = (name: string): string => JSON.stringify({ q: name });

/** A line of the facts; what is not known takes none. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
