import { instantOf, wallClockAt } from 'contracts';
import { TextInput, type TextInputProps } from 'react-admin';

import { useDates } from '../../providers/dates';

/** A day and a time on the site's clock (design §6), kept as the instant that they are. */
export function DateTimeInput({ helperText, ...props }: TextInputProps) {
  const { timeZone, zone } = useDates();
  const clock = `In ${zone}.`;
  return (
    <TextInput
      {...props}
      type="datetime-local"
      helperText={typeof helperText === 'string' ? `${helperText} ${clock}` : clock}
      format={(instant: unknown) =>
        typeof instant === 'string' && instant !== '' ? wallClockAt(instant, timeZone) : ''
      }
      parse={(text: string) => (text === '' ? null : instantOf(text, timeZone).toISOString())}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
