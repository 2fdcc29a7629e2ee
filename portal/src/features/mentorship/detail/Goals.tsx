import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import {
  api,
  MENTORSHIP_GOAL_MAX_CHARS,
  MENTORSHIP_GOALS_MAX,
  messages,
  type MentorshipDetail,
  type MentorshipGoal,
} from 'contracts';
import { useRef, useState, type SubmitEvent } from 'react';

import { Button } from '../../../components/Button';
import { TextField } from '../../../components/form/TextField';
import { IconButton } from '../../../components/IconButton';
import { otherOf } from '../words';
import { Part } from './Part';
import { useMentorshipChange } from './useMentorshipChange';

const List = styled('ul')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& label': { display: 'flex', flex: 1, alignItems: 'center', gap: 12, minWidth: 0, minHeight: 52, cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0 },
  '& input:disabled + span': { cursor: 'default' },
  '& li[data-done] label': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
}));
const Add = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
  marginTop: 16,
  '& > div': { marginBottom: 0 },
  '& > button': { minHeight: 48, marginTop: 28 },
});
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** What the two want to reach: up to five, ticked off by either. */
export function Goals({ mentorship }: { mentorship: MentorshipDetail }) {
  const { _id, goals: stored, goalsVersion: version, abilities } = mentorship;
  const { tell, isBusy } = useMentorshipChange(_id);
  // What was just pressed is shown at once, while it is on its way.
  const [sent, setSent] = useState<MentorshipGoal[] | null>(null);
  const [draft, setDraft] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLFormElement>(null);
  const goals = sent ?? stored;
  const done = goals.filter(({ isDone }) => isDone).length;

  const save = async (next: MentorshipGoal[]): Promise<boolean> => {
    if (isBusy) return false;
    setSent(next);
    const call = { method: 'PUT' as const, path: api.mentorshipGoals(_id), body: { goals: next, version } };
    const isSaved = await tell(call, { failure: messages.goalsNotSaved });
    setSent(null);
    return isSaved;
  };
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = draft.trim();
    setFault(text ? undefined : messages.goalMissing);
    if (text && (await save([...goals, { text, isDone: false }]))) setDraft('');
  };
  return (
    <Part
      title="Goals"
      aside={
        goals.length > 0 && (
          <span role="status">
            {done} of {goals.length} reached
          </span>
        )
      }
    >
      {goals.length === 0 && <Quiet>{emptiness(mentorship)}</Quiet>}
      {goals.length > 0 && (
        <List aria-label="Goals" aria-busy={isBusy || undefined}>
          {goals.map((goal, index) => (
            <li key={`${index} ${goal.text}`} data-done={goal.isDone || undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={goal.isDone}
                  disabled={!abilities.plan}
                  onChange={({ target }) =>
                    void save(goals.map((each, at) => (at === index ? { ...each, isDone: target.checked } : each)))
                  }
                />
                <span>{goal.text}</span>
              </label>
              {abilities.plan && (
                <IconButton
                  type="button"
                  aria-label={`Remove the goal: ${goal.text}`}
                  aria-disabled={isBusy}
                  onClick={() => {
                    field.current?.querySelector('input')?.focus({ preventScroll: true });
                    void save(goals.filter((_, at) => at !== index));
                  }}
                >
                  <Close aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </List>
      )}
      {abilities.plan && goals.length < MENTORSHIP_GOALS_MAX && (
        <Add data-screen-only ref={field} noValidate onSubmit={(event) => void add(event)}>
          <TextField
            label="A goal"
            name="goal"
            value={draft}
            maxLength={MENTORSHIP_GOAL_MAX_CHARS}
            autoComplete="off"
            placeholder="Such as: my CV is ready to be sent"
            fault={fault}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Button type="submit" look="outlined" aria-disabled={isBusy}>
            Add
          </Button>
        </Add>
      )}
    </Part>
  );
}

function emptiness(mentorship: MentorshipDetail): string {
  const { name } = otherOf(mentorship);
  return mentorship.abilities.plan
    ? `What do you and ${name} want to reach? Five at most: what you can tell when it is done.`
    : 'No goals were written down.';
}
