import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';

import { Look } from '../../tests/Look';
import KeyList from './KeyList';
import { useKeys } from './useKeys';

const opened = vi.fn();

function List() {
  const { isOpen, close } = useKeys();
  return (
    <>
      <div role="search">
        <input type="search" aria-label="Search" />
      </div>
      {['Asha', 'Ravi'].map((name) => (
        <article key={name} data-record={name} tabIndex={-1} aria-label={name}>
          <button type="button">Open {name}</button>
          <input type="checkbox" aria-label={`Select ${name}`} />
        </article>
      ))}
      {isOpen && <KeyList onClose={close} />}
    </>
  );
}

/** Presses a key where the focus is. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
  opened.mockClear();
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <Look>
      <CoreAdminContext store={memoryStore()}>
        <List />
      </CoreAdminContext>
    </Look>,
  );
  for (const row of screen.getAllByRole('article'))
    row.addEventListener('click', () => void opened(row.getAttribute('aria-label')));
});

it('letters go through the rows, select one and open it', () => {
  press('j');
  expect(screen.getByRole('article', { name: 'Asha' })).toHaveFocus();
  press('j');
  press('j');
  expect(screen.getByRole('article', { name: 'Ravi' })).toHaveFocus();
  press('k');
  press('x');
  expect(screen.getByRole('checkbox', { name: 'Select Asha' })).toBeChecked();
  opened.mockClear();
  press('e');
  expect(opened).toHaveBeenCalledExactlyOnceWith('Asha');
});

it('a slash leads to the search, where letters are letters', () => {
  press('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  press('j');
  expect(search).toHaveFocus();
});

it('the list of keys has the switch that turns them off, and no row changes below it', async () => {
  press('j');
  press('?');
  const isOn = await screen.findByRole('switch', { name: 'Use keyboard shortcuts' });
  press('x');
  expect(screen.getByRole('checkbox', { name: 'Select Asha', hidden: true })).not.toBeChecked();
  fireEvent.click(isOn);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  screen.getByRole('article', { name: 'Asha', hidden: true }).focus();
  press('x');
  expect(screen.getByRole('checkbox', { name: 'Select Asha', hidden: true })).not.toBeChecked();
});
