import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ConsoleResource } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerWith } from '../tests/answers';
import { showConsolePage } from '../tests/consolePage';
import { resourceNamed } from '../tests/resource';
import { ResourceList } from './ResourceList';

const users = resourceNamed('users');
const messages = resourceNamed('contact-messages');
const asha = {
  ...{ id: 'u1', _id: 'u1', name: 'Asha Rao', email: 'asha@example.org', role: 'student' },
  ...{ isVerified: true, blocked: false, createdAt: '2026-03-01T10:00:00.000Z' },
};
const letter = {
  ...{ id: 'm1', _id: 'm1', name: 'Ravi Menon', email: 'ravi@example.org', message: 'Is the hall open?\nOr not?' },
  ...{ status: 'handled', handledAt: '2026-03-02T10:00:00.000Z', createdAt: '2026-03-01T10:00:00.000Z' },
};

function show(resource: ConsoleResource, record: object, address = `/${resource.name}`) {
  const body: object[] = [record];
  const sent: unknown[] = [];
  const calls = answerWith({
    [`GET /api/admin/${resource.name}?`]: { body, headers: { 'Content-Range': `${resource.name} 0-0/1` } },
    [`GET /api/admin/${resource.name}/`]: { body: record },
    [`PUT /api/admin/${resource.name}/`]: { body: record },
    [`POST /api/admin/${resource.name}`]: { status: 201, body: record },
  });
  const fake = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return fake(input, init);
  });
  showConsolePage(<ResourceList resource={resource} />, `/${resource.name}/*`, address);
  return { calls, sent };
}

afterEach(() => vi.unstubAllGlobals());

describe('the page of a resource, made of what the server says of it (design §5)', () => {
  it('lists its columns in words, opens in its first order, and leads to the file of what is found', async () => {
    const { calls } = show(users, asha);
    const row = within((await screen.findByText('Asha Rao')).closest('tr') ?? document.body);
    expect(row.getByText('Student')).toBeVisible();
    expect(row.getByText('Yes')).toBeVisible();
    expect(row.getByText('Mar 1, 2026')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['', 'Name', 'Email', 'Role', 'Is verified', 'Joined', 'Actions'],
    ]);
    expect(calls.map((call) => decodeURIComponent(call)).find((call) => call.includes('/admin/users?'))).toContain(
      'sort=["createdAt","DESC"]',
    );
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/users.csv?filter=%7B%7D',
    );
  });

  it('edits a record by its form, which insists on what the schema asks for', async () => {
    const { sent } = show(users, asha, '/users/u1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    const name = await dialog.findByLabelText(/Name/);
    fireEvent.change(name, { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    fireEvent.change(name, { target: { value: 'x'.repeat(101) } });
    expect(await dialog.findByText(/100 characters/)).toBeVisible();
    expect(sent).toEqual([]);
    fireEvent.change(name, { target: { value: 'Asha Verma' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ name: 'Asha Verma', role: 'student' })]);
  });

  it('adds one where that can be done', async () => {
    const { sent } = show({ ...users, canCreate: true }, asha);
    fireEvent.click(await screen.findByRole('button', { name: 'Add user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add user' }));
    fireEvent.change(await dialog.findByLabelText(/Name/), { target: { value: 'Tara Sen' } });
    fireEvent.change(dialog.getByLabelText(/Email/), { target: { value: 'tara@example.org' } });
    fireEvent.mouseDown(dialog.getByLabelText(/Role/));
    fireEvent.click(await screen.findByRole('option', { name: 'Faculty' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(users.words.created)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ name: 'Tara Sen', email: 'tara@example.org', role: 'faculty' })]);
  });

  it('shows a record that nobody edits, field by field', async () => {
    show(messages, letter, '/contact-messages/m1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ravi Menon' }));
    expect(await dialog.findByText(/Or not\?/)).toBeVisible();
    expect(dialog.getByText('Handled', { selector: 'dd *' })).toBeVisible();
    expect(dialog.getByText('Received')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Ravi Menon' })).not.toBeInTheDocument();
  });

  it('opens a record by a click on its row, and not by what else is clicked in it', async () => {
    show(users, asha);
    const name = await screen.findByText('Asha Rao');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Asha Rao' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.click(name);
    expect(await screen.findByRole('dialog', { name: 'Edit user' })).toBeVisible();
  });

  it('has the states of a list beside each other', async () => {
    const { calls } = show(messages, letter);
    const states = within(await screen.findByRole('group', { name: 'Status' }));
    fireEvent.click(states.getByRole('button', { name: 'Handled' }));
    await waitFor(() =>
      expect(states.getByRole('button', { name: 'Handled' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(calls.map((call) => decodeURIComponent(call)).at(-1)).toContain('"status":"handled"');
  });

  it('shows the columns that somebody has chosen, and keeps a view of them under a name', async () => {
    show(users, asha);
    await screen.findByText('Asha Rao');
    const column = () => screen.queryByRole('columnheader', { name: 'Role' });
    const choose = async (item: string, role = 'menuitem') => {
      fireEvent.click(await screen.findByRole(role, { name: item }));
      if (role !== 'menuitem') fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await choose('Role', 'menuitemcheckbox');
    expect(column()).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    await choose('Save this view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    fireEvent.change(dialog.getByLabelText(/Name/), { target: { value: 'Short' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await choose('Role', 'menuitemcheckbox');
    expect(column()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    await choose('Short');
    expect(column()).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Short' }));
    await choose('Delete “Short”');
    expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
  });
});
