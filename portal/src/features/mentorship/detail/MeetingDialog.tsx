import { styled } from '@mui/material/styles';
import {
  api,
  dayAt,
  MEETING_MINUTES,
  MEETING_NOTES_MAX_CHARS,
  MEETING_PLACE_MAX_CHARS,
  messages,
  newMeetingBody,
  wallClockAt,
  zoneLetters,
  type MentorshipMeeting,
} from 'contracts';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { SelectField } from '../../../components/form/SelectField';
import { TextArea } from '../../../components/form/TextArea';
import { TextField } from '../../../components/form/TextField';
import { useForm } from '../../../components/form/useForm';
import { useSite } from '../../../lib/useSite';
import { useToast } from '../../../lib/useToast';
import { useMentorshipChange } from './useMentorshipChange';

const DAY_MS = 86_400_000;
/** What a meeting is likely to last; one of another length keeps it. */
const LENGTHS = [15, 30, 45, 60, 90, 120];

const Form = styled('form')({ marginTop: 18 });
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.meetingNotSaved };

interface MeetingDialogProps {
  mentorshipId: string;
  /** Null for one that is to be. */
  meeting: MentorshipMeeting | null;
  open: boolean;
  onClose: () => void;
}

/** Sets a meeting, moves it, or notes what came of it. The other one is told of its time and place. */
export default function MeetingDialog({ mentorshipId, meeting, open, onClose }: MeetingDialogProps) {
  const { timeZone } = useSite().settings;
  const showToast = useToast();
  const { write } = useMentorshipChange(mentorshipId);
  const [tomorrow] = useState(() => `${dayAt(Date.now() + DAY_MS, timeZone)}T18:00`);
  const [opened] = useState(() => new Date());
  const minutes = meeting?.minutes ?? MEETING_MINUTES.default;
  const { formProps, faults, isSending } = useForm({
    schema: newMeetingBody,
    toBody: (inputs) => ({
      startsAt: String(inputs.startsAt),
      minutes: Number(inputs.minutes),
      place: String(inputs.place),
      notes: String(inputs.notes),
    }),
    submit: async (body) => {
      await write(
        meeting
          ? {
              method: 'PUT',
              path: api.mentorshipMeeting(mentorshipId, meeting._id),
              body: { ...body, version: meeting.version },
            }
          : { method: 'POST', path: api.mentorshipMeetings(mentorshipId), body },
      );
      showToast('success', messages.meetingSaved);
      onClose();
    },
    sentences: SENTENCES,
  });
  return (
    <Dialog open={open} title={meeting ? 'Edit the meeting' : 'Add a meeting'} onClose={onClose}>
      <Form {...formProps}>
        <TextField
          label="When"
          name="startsAt"
          type="datetime-local"
          required
          autoFocus={!meeting}
          defaultValue={meeting ? wallClockAt(meeting.startsAt, timeZone) : tomorrow}
          hint={`In ${zoneLetters(opened, timeZone)}`}
          fault={faults.startsAt}
        />
        <SelectField label="How long" name="minutes" defaultValue={minutes} fault={faults.minutes}>
          {[...new Set([...LENGTHS, minutes])]
            .sort((one, other) => one - other)
            .map((length) => (
              <option key={length} value={length}>
                {length} minutes
              </option>
            ))}
        </SelectField>
        <TextField
          label="Where (optional)"
          name="place"
          maxLength={MEETING_PLACE_MAX_CHARS}
          autoComplete="off"
          defaultValue={meeting?.place ?? ''}
          placeholder="The link of a call, or a place"
          fault={faults.place}
        />
        <TextArea
          label="Notes (optional)"
          name="notes"
          rows={meeting ? 6 : 3}
          maxLength={MEETING_NOTES_MAX_CHARS}
          autoFocus={meeting !== null}
          defaultValue={meeting?.notes ?? ''}
          hint="Both of you read them."
          fault={faults.notes}
        />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
