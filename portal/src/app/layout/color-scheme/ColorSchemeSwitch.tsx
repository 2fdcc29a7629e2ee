import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { VisuallyHidden } from 'ui';

import { chosenSegment, segment } from './segment';
import { COLOR_MODES, useColorMode } from './useColorMode';

const Group = styled('fieldset')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: theme.vars.shape.borderRadius,
  // Nothing to choose where nothing can be remembered.
  '@media (scripting: none)': { display: 'none' },
}));
const Choice = styled('label')({
  ...segment,
  position: 'relative',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': chosenSegment,
  '&:has(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: 1 },
});

/** The choice among the colour schemes: the system's, light and dark. */
export function ColorSchemeSwitch() {
  const { chosen, choose } = useColorMode();
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">Colours</VisuallyHidden>
      {COLOR_MODES.map(({ mode, label, Icon }) => (
        <Choice key={mode}>
          <input type="radio" name={name} checked={mode === chosen} onChange={() => choose(mode)} />
          <Icon aria-hidden="true" />
          {label}
        </Choice>
      ))}
    </Group>
  );
}
