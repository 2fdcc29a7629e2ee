import Bookmark from '@mui/icons-material/BookmarkBorder';
import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useListContext, type SortPayload } from 'react-admin';

import { NameView } from './NameView';
import { useSavedViews, type SavedView } from './useSavedViews';

interface SavedViewsProps {
  resource: string;
  columns: readonly string[];
  onColumns: (columns: string[]) => void;
}

/** The ways to look at a list that somebody has given a name: shown again, added and deleted. */
export function SavedViews({ resource, columns, onColumns }: SavedViewsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const id = useId();
  const { views, save, remove } = useSavedViews(resource);
  const list = useListContext();
  const shown = { filter: list.filterValues as Record<string, unknown>, sort: plain(list.sort), columns };
  const current = views.find((view) => isSame(view, shown));
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const show = ({ filter, sort, columns: chosen }: SavedView) => {
    onColumns([...chosen]);
    list.setFilters(filter);
    list.setSort(sort);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current?.name ?? 'Views'}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem key={view.name} onClick={choose(() => show(view))}>
            <span style={{ flex: 1, overflowWrap: 'anywhere' }}>{view.name}</span>
            {view === current && <Check fontSize="small" sx={{ marginLeft: 2 }} />}
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        {current ? (
          <MenuItem onClick={choose(() => remove(current.name))}>Delete “{current.name}”</MenuItem>
        ) : (
          <MenuItem onClick={choose(() => setNaming(true))}>Save this view</MenuItem>
        )}
      </Menu>
      {naming && <NameView onSave={(name) => save({ ...shown, name })} onClose={() => setNaming(false)} />}
    </>
  );
}

const plain = ({ field, order }: SortPayload): SortPayload => ({ field, order });

const isSame = ({ filter, sort, columns }: SavedView, other: Omit<SavedView, 'name'>): boolean =>
  JSON.stringify([sorted(filter), plain(sort), [...columns].sort()]) ===
  JSON.stringify([sorted(other.filter), plain(other.sort), [...other.columns].sort()]);

const sorted = (filter: object) => Object.entries(filter).sort(([one], [other]) => one.localeCompare(other));
