import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';

interface SwitchInputProps {
  source: string;
  /** What it is called, unless its source says so already. */
  label?: string;
  /** `false` leaves no room for it. */
  helperText: string | false;
}

/** A field that is on or off. React-admin's own hands its ref to a label, which takes none any more. */
export function SwitchInput({ source, label, helperText }: SwitchInputProps) {
  const { id, field, fieldState } = useInput<boolean>({ source, defaultValue: false, type: 'checkbox' });
  const { ref, name, onChange, onBlur } = field;
  const control = (
    <Switch
      id={id}
      name={name}
      checked={field.value === true}
      onChange={(event) => {
        onChange(event);
        // Who has switched it has been here.
        onBlur();
      }}
      slotProps={{ input: { ref } }}
    />
  );
  return (
    <FormGroup>
      <FormControlLabel control={control} label={<FieldTitle label={label} source={source} />} />
      {(helperText !== false || fieldState.invalid) && (
        <FormHelperText sx={{ marginTop: 0 }} error={fieldState.invalid}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </FormGroup>
  );
}
