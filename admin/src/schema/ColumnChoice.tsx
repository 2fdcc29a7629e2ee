import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ConsoleResource } from 'contracts';
import { useId, useState } from 'react';

import { fieldOf } from './fields';

interface ColumnChoiceProps {
  resource: ConsoleResource;
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Chooses which columns the list shows; the one that names a record always is. */
export function ColumnChoice({ resource, shown, onChange }: ColumnChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const toggle = (field: string) =>
    onChange(shown.includes(field) ? shown.filter((each) => each !== field) : [...shown, field]);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {resource.columns.slice(1).map(({ field }) => (
          <MenuItem
            key={field}
            dense
            role="menuitemcheckbox"
            aria-checked={shown.includes(field)}
            onClick={() => toggle(field)}
          >
            <Checkbox
              checked={shown.includes(field)}
              tabIndex={-1}
              aria-hidden="true"
              sx={{ padding: 0.5, marginRight: 1 }}
            />
            {fieldOf(resource, field).label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
