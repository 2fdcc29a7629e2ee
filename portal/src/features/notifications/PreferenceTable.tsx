import { styled } from '@mui/material/styles';
import {
  isKeptKind,
  NOTIFICATION_KINDS,
  NOTIFICATION_SUBJECTS,
  subjectOf,
  type NotificationPreference,
  type NotificationSubject,
} from 'contracts';

import { Tag } from '../../components/Tag';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 860,
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  // Which column is which can be seen however far down the choice is.
  '& thead th': {
    ...theme.typography.caption,
    position: 'sticky',
    zIndex: 1,
    top: 64,
    paddingBlock: 10,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
    borderBottom: 0,
    boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
  },
  '& tbody th': { paddingBlock: 12, paddingRight: 16, fontWeight: 'inherit' },
  '& .subject th': { ...theme.typography.h4, padding: '32px 0 8px' },
  '& tbody:first-of-type .subject th': { paddingTop: 20 },
  '& .choice': { width: 'clamp(56px, 12vw, 120px)', textAlign: 'center' },
}));
const Kind = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: 600,
});
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 2,
  maxWidth: '60ch',
  color: theme.vars.palette.text.secondary,
}));
/** The whole cell can be tapped. */
const Choice = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  cursor: 'pointer',
  '& input': { width: 22, height: 22, margin: 0, cursor: 'inherit' },
  '&:has(:disabled)': { cursor: 'not-allowed' },
});

const WAYS = [
  { way: 'onSite', label: 'On site' },
  { way: 'byMail', label: 'By mail' },
] as const;
const SUBJECTS = Object.keys(NOTIFICATION_SUBJECTS) as NotificationSubject[];

interface PreferenceTableProps {
  preferences: readonly NotificationPreference[];
  onChoose: (preference: NotificationPreference) => void;
}

/** Every kind of notification, by what it is about, and a box for each way in which it may reach the person. */
export function PreferenceTable({ preferences, onChoose }: PreferenceTableProps) {
  return (
    <Table aria-label="Notification preferences">
      <thead>
        <tr>
          <th scope="col">What happens</th>
          {WAYS.map(({ way, label }) => (
            <th key={way} scope="col" className="choice">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {SUBJECTS.map((subject) => {
        const own = preferences.filter(({ kind }) => subjectOf(kind) === subject);
        if (own.length === 0) return null;
        return (
          <tbody key={subject}>
            <tr className="subject">
              <th scope="rowgroup" colSpan={1 + WAYS.length}>
                {NOTIFICATION_SUBJECTS[subject]}
              </th>
            </tr>
            {own.map((preference) => (
              <PreferenceRow key={preference.kind} preference={preference} onChoose={onChoose} />
            ))}
          </tbody>
        );
      })}
    </Table>
  );
}

function PreferenceRow({
  preference,
  onChoose,
}: Pick<PreferenceTableProps, 'onChoose'> & { preference: NotificationPreference }) {
  const { kind, onSite, byMail } = preference;
  const { label, description } = NOTIFICATION_KINDS[kind];
  return (
    <tr>
      <th scope="row">
        <Kind>
          {label}
          {!onSite && !byMail && <Tag>Off</Tag>}
        </Kind>
        <Text>{description}</Text>
      </th>
      {WAYS.map(({ way, label: wayLabel }) => (
        <td key={way} className="choice">
          <Choice>
            <input
              type="checkbox"
              name={`${kind}-${way}`}
              aria-label={`${label}: ${wayLabel.toLowerCase()}`}
              checked={preference[way]}
              disabled={way === 'onSite' && isKeptKind(kind)}
              onChange={({ target }) => onChoose({ ...preference, [way]: target.checked })}
            />
          </Choice>
        </td>
      ))}
    </tr>
  );
}
