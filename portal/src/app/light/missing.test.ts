import { tokens } from 'theme';
import { expect, it } from 'vitest';

import { missingIn, PARTS } from './missing';

it.each([
  ["import { alpha, styled, type Theme } from '@mui/material/styles';", ['alpha']],
  ['<Box sx={{ color: 1 }} />', ['sx']],
  ["styled('p')({ variants: [] })", ['variants']],
  ['({ theme }) => ({ margin: theme.spacing(2) })', ['theme.spacing']],
  ['({ theme }) => ({ color: theme.palette.text.primary })', ['theme.palette']],
  ['({ theme }) => ({ boxShadow: theme.vars.shadows[1] })', ['theme.vars.shadows']],
  ["({ theme }) => ({ [theme.breakpoints.only('md')]: {} })", ['theme.breakpoints.only']],
  ["({ theme }) => ({ ...theme.typography.h1, [theme.breakpoints.up('md')]: theme.vars.palette })", []],
  ["import { theme } from 'theme';\ntheme.generateStyleSheets();", []],
])('of %s the stand-ins lack %j', (code, missing) => {
  expect(missingIn(code)).toEqual(missing);
});

it('knows what the tokens have', () => {
  expect(PARTS).toEqual({
    theme: Object.keys(tokens),
    'theme.vars': Object.keys(tokens.vars),
    'theme.breakpoints': Object.keys(tokens.breakpoints),
    'theme.transitions': Object.keys(tokens.transitions),
  });
});
