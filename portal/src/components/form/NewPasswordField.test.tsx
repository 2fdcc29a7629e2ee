import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { theme } from 'theme';
import { expect, it, vi } from 'vitest';

import { NewPasswordField } from './NewPasswordField';

vi.mock('./estimateStrength', () => ({ estimateStrength: () => 0 }));

it('measures what was typed before the page had its script', async () => {
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

  hydrateRoot(root, field);
  await vi.waitFor(() => expect(root).toHaveTextContent('Strength: very weak'));
  expect(input).toHaveValue('football');
});
