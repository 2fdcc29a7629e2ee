import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { iconLook } from './IconButton';

/** A link that is only an icon; it needs an `aria-label`. */
export const IconLink = styled(Link)(iconLook);
