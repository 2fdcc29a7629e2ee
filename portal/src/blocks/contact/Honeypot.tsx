import { styled } from '@mui/material/styles';

const Away = styled('div')({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' });

/** A field that no person meets, by eye, keyboard or screen reader: whoever fills it in is a robot. */
export function Honeypot({ name }: { name: string }) {
  return (
    <Away aria-hidden="true" inert>
      <label>
        Website
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </Away>
  );
}
