import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import type { ContentField } from 'contracts';
import { Fragment } from 'react';

import { useNames } from './useNames';
import { fieldsIn, moved, withField } from './publicNames';
import { PublicParts } from './PublicParts';
import { extentOf, kindOf } from './words';

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 52,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& ul': { flex: 1, minWidth: 0, paddingInlineStart: 24 },
  '& ul li': { minHeight: 44 },
  '& ul p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));
const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The fields of a type: which are public, with which of their parts, and their order on pages. Public ones come first. */
export function PublicFields({ fields }: { fields: readonly ContentField[] }) {
  const [names, setNames] = useNames('publicFields');
  const open = fieldsIn(names);
  const chosen = open.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const rest = fields.filter(({ name }) => !open.includes(name));
  return (
    <List aria-label="Fields">
      {[...chosen, ...rest].map((field, index) => {
        const { name, label, hidden } = field;
        const isPublic = index < chosen.length;
        return (
          <Fragment key={name}>
            <li>
              <Words>
                <p>{label}</p>
                <small>{hidden ?? (isPublic ? kindOf(field) : extentOf(field))}</small>
              </Words>
              {isPublic && (
                <>
                  <IconButton
                    aria-label={`Move ${label} up`}
                    disabled={index === 0}
                    onClick={() => setNames(moved(names, index, -1))}
                  >
                    <ArrowUpward />
                  </IconButton>
                  <IconButton
                    aria-label={`Move ${label} down`}
                    disabled={index === chosen.length - 1}
                    onClick={() => setNames(moved(names, index, 1))}
                  >
                    <ArrowDownward />
                  </IconButton>
                </>
              )}
              <Switch
                checked={isPublic}
                disabled={hidden !== null}
                onChange={(_event, isOn) => setNames(withField(names, field, isOn))}
                slotProps={{ input: { 'aria-label': `${label} is public` } }}
              />
            </li>
            {isPublic && field.parts.length > 0 && <PublicParts field={field} names={names} onChange={setNames} />}
          </Fragment>
        );
      })}
    </List>
  );
}
