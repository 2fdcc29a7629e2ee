import { theme } from 'theme';
import { expect, it } from 'vitest';

import { consoleTheme } from './theme';

it('the console has the product’s colours, type and scheme, to the letter', () => {
  const { components: _parts, ...rest } = consoleTheme;
  const { components: _none, ...product } = theme;
  expect(rest).toEqual(product);
});
