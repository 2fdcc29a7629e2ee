import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

import type { Order } from './columns';

/** Chooses the order of a list where it has no table head. */
export function OrderSelect({ orders }: { orders: readonly Order[] }) {
  const { sort, setSort } = useListContext();
  const current = orders.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <TextField
      select
      label="Sort by"
      value={current === -1 ? '' : String(current)}
      onChange={({ target: { value } }) => {
        const chosen = orders[Number(value)];
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
    >
      {orders.map(({ label }, index) => (
        <MenuItem key={label} value={String(index)}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
