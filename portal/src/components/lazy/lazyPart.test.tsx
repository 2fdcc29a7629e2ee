import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, fireEvent, getByText, render } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { LazyPart } from './lazyPart';

const Surroundings = createContext('day');

/** A part with a press that can be counted. */
function Team({ title }: { title: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <section id="team" data-surroundings={useContext(Surroundings)}>
      <h2>{title}</h2>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
    </section>
  );
}

/** Lets the code arrive that was asked for last. */
let arrive: () => void;
const load = vi.fn(() => new Promise<typeof Team>((resolve) => (arrive = () => resolve(Team))));

function Page({ part: { Place } }: { part: LazyPart<{ title: string }> }) {
  const [surroundings, setSurroundings] = useState('day');
  return (
    <CacheProvider value={createCache({ key: 's' })}>
      <Surroundings value={surroundings}>
        <Place title="Team" />
      </Surroundings>
      <button onClick={() => setSurroundings('night')}>Night</button>
    </CacheProvider>
  );
}

/** Puts the server's HTML into the document and hydrates it, as a browser does that has not got the part's code yet. */
async function open() {
  const { lazyPart } = await import('./lazyPart');
  const onServer = lazyPart(load);
  const fetched = onServer.fetch();
  arrive();
  await fetched;
  load.mockClear();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page part={onServer} />);
  document.body.replaceChildren(root);
  const heading = root.querySelector('h2');
  const complaints = vi.fn();
  await act(async () => {
    render(<Page part={lazyPart(load)} />, { container: root, hydrate: true, onRecoverableError: complaints });
    await Promise.resolve();
  });
  const button = root.querySelector('button');
  if (!heading || !button) throw new Error('The server drew nothing.');
  return { root, heading, button, complaints };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
const come = () =>
  act(async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

// Each page begins with nobody having moved.
beforeEach(() => vi.resetModules());
afterEach(() => document.body.replaceChildren());

it('stands in full in the server’s HTML, and is fetched for nobody who does not move', async () => {
  const { root } = await open();
  await settle();
  expect(root).toHaveTextContent('TeamPressed 0');
  expect(load).not.toHaveBeenCalled();
});

it('hydrates in place as soon as the visitor moves', async () => {
  const { root, heading, button, complaints } = await open();
  fireEvent.scroll(window);
  await settle();
  await come();
  expect(root.querySelector('h2')).toBe(heading);
  fireEvent.click(button);
  expect(button).toHaveTextContent('Pressed 1');
  expect(complaints).not.toHaveBeenCalled();
});

it('presses again, once it can answer, what was pressed before', async () => {
  const { button } = await open();
  fireEvent.click(button);
  expect(button).toHaveTextContent('Pressed 0');
  await come();
  expect(button).toHaveTextContent('Pressed 1');
  fireEvent.click(button);
  expect(button).toHaveTextContent('Pressed 2');
});

it('shows what the server drew until its code is here, though the page around it changes', async () => {
  const { root, complaints } = await open();
  await act(async () => {
    getByText(root, 'Night').click();
    await Promise.resolve();
  });
  expect(root).toHaveTextContent('TeamPressed 0');
  await come();
  expect(root.querySelectorAll('section')).toHaveLength(1);
  expect(root.querySelector('section')).toHaveAttribute('data-surroundings', 'night');
  expect(complaints).not.toHaveBeenCalled();
});
