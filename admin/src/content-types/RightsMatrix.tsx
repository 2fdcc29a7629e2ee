import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { CONTENT_RIGHTS, ROLES, type ContentRight, type Role } from 'contracts';

import { useNames } from './useNames';
import { roleLabels } from './words';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { ...theme.typography.body2, textAlign: 'left', fontWeight: 500 },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, paddingBottom: 8 },
  '& thead th + th': { width: 76, textAlign: 'center' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td': { textAlign: 'center', paddingBlock: 4 },
}));

const COLUMNS: Record<ContentRight, string> = { read: 'Read', write: 'Write', delete: 'Delete' };

/** Which role has which right. What visitors may, everybody may. */
export function RightsMatrix() {
  return (
    <Table aria-label="Who may do what">
      <thead>
        <tr>
          <th scope="col">Role</th>
          {CONTENT_RIGHTS.map((right) => (
            <th key={right} scope="col">
              {COLUMNS[right]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROLES.map((role) => (
          <tr key={role}>
            <th scope="row">{roleLabels[role]}</th>
            {CONTENT_RIGHTS.map((right) => (
              <td key={right}>
                <RightSwitch role={role} right={right} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RightSwitch({ role, right }: { role: Role; right: ContentRight }) {
  const [roles, setRoles] = useNames(right);
  const isForAll = roles.includes('public');
  const change = (isOn: boolean) => {
    if (role === 'public') setRoles(isOn ? ROLES : roles.filter((each) => each !== role));
    else setRoles(ROLES.filter((each) => (each === role ? isOn : roles.includes(each))));
  };
  return (
    <Switch
      checked={isForAll || roles.includes(role)}
      disabled={isForAll && role !== 'public'}
      onChange={(_event, isOn) => change(isOn)}
      slotProps={{ input: { 'aria-label': `${roleLabels[role]}: ${COLUMNS[right].toLowerCase()}` } }}
    />
  );
}
