import { styled } from '@mui/material/styles';

import { prose } from 'ui';

/** The frame in which formatted text stands. */
export const Prose = styled('div')(({ theme }) => prose(theme));
