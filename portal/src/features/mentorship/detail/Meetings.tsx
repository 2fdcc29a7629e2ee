import { styled } from '@mui/material/styles';
import { api, dateParts, formatMoment, messages, type MentorshipDetail, type MentorshipMeeting } from 'contracts';
import { lazy, Suspense, useRef, useState } from 'react';

import { Button, ButtonDownload } from '../../../components/Button';
import { CalendarLeaf } from '../../../components/CalendarLeaf';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { MoreMenu } from '../../../components/menu/MoreMenu';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { Part } from './Part';
import { useMentorshipChange } from './useMentorshipChange';

const loadDialog = () => import('./MeetingDialog');
const MeetingDialog = lazy(loadDialog);

const MINUTE_MS = 60_000;

const List = styled('ul')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr)',
    gap: 'clamp(14px, 2vw, 22px)',
    paddingBlock: 18,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li[data-over] > :first-of-type': { filter: 'grayscale(1)' },
  '& h3': { ...theme.typography.body1, fontWeight: 600 },
  '& p': { ...theme.typography.body2, marginTop: 2, color: theme.vars.palette.text.secondary },
  '& p.notes': { marginTop: 10, maxWidth: '70ch', whiteSpace: 'pre-line', color: theme.vars.palette.text.primary },
  '& a': { textUnderlineOffset: 4 },
}));
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 12 });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  '& > button': { marginTop: -8 },
});
const Next = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.scheme.accentText,
}));
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** What is asked about a meeting, or about one that is to be. */
type Asked = { kind: 'write' | 'delete'; meeting: MentorshipMeeting | null; isOpen: boolean } | null;

/** When the two meet and met, with what they note: what is ahead first, then what is past, the latest first. */
export function Meetings({ mentorship }: { mentorship: MentorshipDetail }) {
  const { _id, meetings, abilities } = mentorship;
  const now = useNow();
  const add = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const { tell, isBusy } = useMentorshipChange(_id);
  const isOver = ({ startsAt, minutes }: MentorshipMeeting) => Date.parse(startsAt) + minutes * MINUTE_MS < now;
  const ahead = meetings.filter((meeting) => !isOver(meeting));
  const past = meetings.filter(isOver).reverse();
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const open = (kind: 'write' | 'delete', meeting: MentorshipMeeting | null) =>
    setAsked({ kind, meeting, isOpen: true });
  const remove = async (meeting: string) => {
    const call = { method: 'DELETE' as const, path: api.mentorshipMeeting(_id, meeting) };
    const isDone = await tell(call, { told: messages.meetingDeleted, failure: messages.meetingNotDeleted });
    close();
    if (isDone) add.current?.focus({ preventScroll: true });
  };
  return (
    <Part
      title="Meetings"
      aside={
        abilities.plan && (
          <Button
            ref={add}
            type="button"
            look="outlined"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDialog()}
            onClick={() => open('write', null)}
          >
            Add a meeting
          </Button>
        )
      }
    >
      {meetings.length === 0 && (
        <Quiet>
          {abilities.plan ? 'Set a first date: whoever plans one is far likelier to meet.' : 'No meetings were noted.'}
        </Quiet>
      )}
      {meetings.length > 0 && (
        <List aria-label="Meetings">
          {[...ahead, ...past].map((meeting) => (
            <MeetingRow
              key={meeting._id}
              {...{ mentorship, meeting }}
              isOver={isOver(meeting)}
              isNext={meeting === ahead[0]}
              onEdit={() => open('write', meeting)}
              onDelete={() => open('delete', meeting)}
            />
          ))}
        </List>
      )}
      {asked?.kind === 'write' && (
        <Suspense>
          <MeetingDialog
            key={asked.meeting?._id ?? 'new'}
            mentorshipId={_id}
            meeting={asked.meeting}
            open={asked.isOpen}
            onClose={close}
          />
        </Suspense>
      )}
      {asked?.kind === 'delete' && (
        <ConfirmDialog
          open={asked.isOpen}
          question="Delete this meeting, with its notes?"
          action="Delete"
          refusal="Keep It"
          isBusy={isBusy}
          onConfirm={() => void remove(asked.meeting?._id ?? '')}
          onClose={close}
        />
      )}
    </Part>
  );
}

interface MeetingRowProps {
  mentorship: MentorshipDetail;
  meeting: MentorshipMeeting;
  isOver: boolean;
  isNext: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function MeetingRow({ mentorship: { _id, abilities }, meeting, isOver, isNext, onEdit, onDelete }: MeetingRowProps) {
  const { timeZone } = useSite().settings;
  const { startsAt, minutes, place, notes } = meeting;
  const moment = formatMoment(startsAt, timeZone);
  return (
    <li data-over={isOver || undefined}>
      <CalendarLeaf {...dateParts(startsAt, timeZone)} />
      <div>
        <Head>
          <div>
            {isNext && <Next>Next meeting</Next>}
            <h3>
              <time dateTime={startsAt}>{moment}</time>
            </h3>
          </div>
          {abilities.plan && (
            <MoreMenu label={`More for the meeting: ${moment}`} choices={[{ label: 'Delete', onChoose: onDelete }]} />
          )}
        </Head>
        <p>
          {minutes} minutes
          {place && ' · '}
          {place && <Place place={place} />}
        </p>
        {notes && <p className="notes">{notes}</p>}
        <Foot>
          {!isOver && (
            <ButtonDownload
              href={api.mentorshipMeetingCalendar(_id, meeting._id)}
              download
              look="outlined"
              aria-label={`Add to calendar: ${moment}`}
            >
              Add to calendar
            </ButtonDownload>
          )}
          {abilities.plan && (
            <Button
              type="button"
              look="outlined"
              aria-haspopup="dialog"
              aria-label={`${isOver ? 'Write notes' : 'Edit'}: ${moment}`}
              onPointerEnter={() => void loadDialog()}
              onClick={onEdit}
            >
              {isOver ? 'Write notes' : 'Edit'}
            </Button>
          )}
        </Foot>
      </div>
    </li>
  );
}

/** Where the two meet; an address of a call leads there. */
function Place({ place }: { place: string }) {
  if (!/^https?:\/\/\S+$/i.test(place)) return place;
  return (
    <a href={place} target="_blank" rel="noopener noreferrer nofollow">
      {place}
    </a>
  );
}
