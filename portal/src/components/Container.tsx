import { styled } from '@mui/material/styles';

/** The measure of the page: content up to 1240 px with a margin that grows with the window, and clears a phone's notch. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 1360,
  marginInline: 'auto',
  paddingInline: 'max(clamp(20px, 4.6vw, 60px), env(safe-area-inset-left), env(safe-area-inset-right))',
});
