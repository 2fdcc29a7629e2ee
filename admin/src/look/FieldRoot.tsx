import FormControl, { type FormControlProps } from '@mui/material/FormControl';

/** What react-admin hands on to MUI's former API, and what MUI hands to its own roots alone. */
interface Unwanted {
  InputProps?: unknown;
  inputProps?: unknown;
  ownerState?: unknown;
}

/**
 * What stands around a text field. React-admin gives each of its fields, beside today's `slotProps`, the props that MUI
 * has done away with, which would end as attributes of the page.
 */
export function FieldRoot({
  InputProps: _slot,
  inputProps: _htmlSlot,
  ownerState: _state,
  ...props
}: FormControlProps & Unwanted) {
  return <FormControl {...props} />;
}
