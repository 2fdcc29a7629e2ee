import { styled } from '@mui/material/styles';
import { isKeptKind, NOTIFICATION_KINDS, type NotificationPreference } from 'contracts';

import { Tag } from '../../components/Tag';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 860,
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': {
    ...theme.typography.caption,
    paddingBottom: 10,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { paddingBlock: 18, paddingRight: 16, fontWeight: 'inherit' },
  '& .choice': { width: 'clamp(64px, 12vw, 120px)', textAlign: 'center' },
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
  marginTop: 4,
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
}));
/** The whole cell can be tapped. */
const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  cursor: 'pointer',
  '& input': {
    width: 22,
    height: 22,
    margin: 0,
    cursor: 'inherit',
    accentColor: theme.vars.palette.primary.main,
  },
  '&:has(:disabled)': { cursor: 'not-allowed' },
}));

const WAYS = [
  { way: 'onSite', label: 'On site' },
  { way: 'byMail', label: 'By mail' },
] as const;

interface PreferenceTableProps {
  preferences: readonly NotificationPreference[];
  onChoose: (preference: NotificationPreference) => void;
}

/** Every kind of notification, and a box for each way in which it may reach the person. */
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
      <tbody>
        {preferences.map((preference) => (
          <PreferenceRow key={preference.kind} preference={preference} onChoose={onChoose} />
        ))}
      </tbody>
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
