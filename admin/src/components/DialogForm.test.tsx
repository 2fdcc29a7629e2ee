import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, TextInput } from 'react-admin';
import { expect, it } from 'vitest';

import { i18nProvider } from '../providers/i18n';
import { Look } from '../tests/Look';
import { DialogForm } from './DialogForm';

const form = (record: { id: string; name: string; email: string }) => (
  <Look>
    <CoreAdminContext i18nProvider={i18nProvider}>
      <RecordContextProvider value={record}>
        <DialogForm isLoaded fields={2} onCancel={() => undefined}>
          <TextInput source="name" label="Name" />
          <TextInput source="email" label="Email" />
        </DialogForm>
      </RecordContextProvider>
    </CoreAdminContext>
  </Look>
);

it('keeps what was typed when the record comes once more, and shows the rest of it as it is now', async () => {
  const { rerender } = render(form({ id: 'u1', name: 'Asha', email: 'old@example.org' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Asha Rao' } });
  rerender(form({ id: 'u1', name: 'Asha', email: 'new@example.org' }));
  expect(await screen.findByDisplayValue('new@example.org')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
});

it('shows another record whole', async () => {
  const { rerender } = render(form({ id: 'u1', name: 'Asha', email: 'asha@example.org' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Asha Rao' } });
  rerender(form({ id: 'u2', name: 'Ravi', email: 'ravi@example.org' }));
  expect(await screen.findByDisplayValue('Ravi')).toBeVisible();
});
