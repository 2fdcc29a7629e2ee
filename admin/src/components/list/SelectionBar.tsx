import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

import { night } from '../../lib/night';
import { DENSE } from '../../lib/type';

const Bar = styled('div')({
  position: 'sticky',
  bottom: 16,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
  padding: '6px 6px 6px 16px',
  color: night.text,
  backgroundColor: night.background,
  border: `1px solid ${night.hairline}`,
  borderRadius: 8,
  '& p': { ...DENSE, flex: 1, fontWeight: 500 },
  '& .MuiButton-root': { color: 'inherit' },
  '& .Mui-focusVisible': { outlineColor: night.focus },
});

/** How many records are selected, and what can be done with them at once. Nothing while none is. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Bar role="region" aria-label="Selection">
      <p>{selectedIds.length} selected</p>
      <Button onClick={() => onUnselectItems()}>Clear</Button>
      {children}
    </Bar>
  );
}
