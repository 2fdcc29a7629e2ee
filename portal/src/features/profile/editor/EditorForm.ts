import { styled } from '@mui/material/styles';

/** The form of an editor. What the keyboard comes to stays clear of the top bar and of the bar that saves. */
export const EditorForm = styled('form')({
  '& :is(input, textarea, select, button)': { scrollMarginBlock: '130px' },
});
