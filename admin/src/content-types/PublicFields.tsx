import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import type { ContentField } from 'contracts';

import { useNames } from './useNames';
import { kindOf } from './words';

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 52,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& p': { ...theme.typography.body2 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));
const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The fields of a type: which are public, and their order on pages. Public ones come first. */
export function PublicFields({ fields }: { fields: readonly ContentField[] }) {
  const [names, setNames] = useNames('publicFields');
  const chosen = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const rest = fields.filter(({ name }) => !names.includes(name));
  const move = (index: number, by: -1 | 1) => {
    const moved = [...names];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    setNames(moved);
  };
  return (
    <List aria-label="Fields">
      {[...chosen, ...rest].map((field, index) => {
        const { name, label, hidden } = field;
        return (
          <li key={name}>
            <Words>
              <p>{label}</p>
              <small>{hidden ?? kindOf(field)}</small>
            </Words>
            {index < chosen.length && (
              <>
                <IconButton aria-label={`Move ${label} up`} disabled={index === 0} onClick={() => move(index, -1)}>
                  <ArrowUpward />
                </IconButton>
                <IconButton
                  aria-label={`Move ${label} down`}
                  disabled={index === chosen.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDownward />
                </IconButton>
              </>
            )}
            <Switch
              checked={index < chosen.length}
              disabled={hidden !== null}
              onChange={(_event, isOn) => setNames(isOn ? [...names, name] : names.filter((each) => each !== name))}
              slotProps={{ input: { 'aria-label': `${label} is public` } }}
            />
          </li>
        );
      })}
    </List>
  );
}
