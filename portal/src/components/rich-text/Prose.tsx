import { styled } from '@mui/material/styles';

import { prose } from './proseStyles';

/** The frame in which formatted text stands. */
export const Prose = styled('div')(({ theme }) => prose(theme));
