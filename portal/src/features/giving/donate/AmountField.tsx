import { styled } from '@mui/material/styles';
import { donationForm, readWith } from 'contracts';
import { useState } from 'react';

import { TextField } from '../../../components/form/TextField';
import { amountIn, inRupees } from '../words';

const Suggested = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width: 360px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  gap: 8,
  marginBottom: 14,
  '& button': {
    ...theme.typography.button,
    minHeight: 48,
    padding: '6px 4px',
    cursor: 'pointer',
    color: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.scheme.outline}`,
    borderRadius: theme.vars.shape.borderRadius,
    '&:hover': { borderColor: 'currentColor' },
    '&[aria-pressed="true"]': {
      borderColor: theme.vars.palette.scheme.accentText,
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, ${theme.vars.palette.background.paper})`,
    },
  },
}));

interface AmountFieldProps {
  /** In rupees. */
  suggested: readonly number[];
  /** What stands there at first. */
  amount: string;
  fault: string | undefined;
  hint: string;
}

/** How much: one of a few amounts, or any other. */
export function AmountField({ suggested, amount, fault, hint }: AmountFieldProps) {
  const [entered, setEntered] = useState(amount);
  // What was wrong is mended as soon as it is.
  const isFaulty = readWith(donationForm, { amount: amountIn(entered) }).faults !== undefined;
  return (
    <>
      <Suggested role="group" aria-label="Suggested amounts">
        {suggested.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={entered === String(each)}
            onClick={() => setEntered(String(each))}
          >
            {inRupees(each)}
          </button>
        ))}
      </Suggested>
      <TextField
        label="Amount (₹)"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        required
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
        {...(fault && isFaulty && { fault })}
        hint={hint}
      />
    </>
  );
}
