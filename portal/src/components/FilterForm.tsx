import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';

import { Button } from './Button';
import { rail } from './rail';

const Form = styled('form')(({ theme }) => ({
  ...rail,
  // What moves sideways makes nothing around it wider.
  contain: 'inline-size',
  alignItems: 'end',
  marginTop: 16,
  '& > div': { flex: '1 0 130px' },
  // A choice has no faults.
  '& > div > p': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    flexWrap: 'wrap',
    rowGap: 0,
    margin: '16px 0 0',
    padding: '4px 0',
    overflow: 'visible',
    '& > div': { flex: '0 1 180px' },
  },
}));
/** Without script nothing else sends the form. */
const Apply = styled(Button)({ '@media (scripting: enabled)': { display: 'none' } });

interface FilterFormProps {
  /** The page of the list, where the form leads without script. */
  action: string;
  /** What it narrows, such as `Narrow the events`. */
  label: string;
  /** What else the address holds; nothing is sent for what is undefined. */
  kept: Readonly<Record<string, string | undefined>>;
  /** Told of each choice, with all that is chosen. */
  onChoose: (chosen: FormData) => void;
  /** Its choices, uncontrolled: whoever uses it draws it anew, by a key, for others than it began with. */
  children: ReactNode;
}

/** Narrows a list by choices; the address says them, so that it can be shared and works without script. */
export function FilterForm({ action, label, kept, onChoose, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={form}
      action={action}
      method="get"
      aria-label={label}
      onChange={() => onChoose(new FormData(form.current ?? undefined))}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <Apply type="submit" look="outlined">
        Show
      </Apply>
    </Form>
  );
}
