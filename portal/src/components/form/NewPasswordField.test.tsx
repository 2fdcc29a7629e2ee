import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { theme } from 'theme';
import { expect, it, vi } from 'vitest';

import * as estimating from './estimateStrength';
import { NewPasswordField } from './NewPasswordField';

it('measures what was typed before the page had its script', async () => {
  vi.spyOn(estimating, 'estimateStrength').mockReturnValue(0);
  const field = (
    <CacheProvider value={createCache({ key: 'test' })}>
      <ThemeProvider theme={theme}>
        <NewPasswordField label="Password" name="password" />
      </ThemeProvider>
    </CacheProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(field);
  document.body.replaceChildren(root);
  const input = root.querySelector('input');
  if (!input) throw new Error('The server drew no field.');
  input.value = 'football';

  render(field, { container: root, hydrate: true });
  await waitFor(() => expect(root).toHaveTextContent('Strength: very weak'));
  expect(input).toHaveValue('football');
});
