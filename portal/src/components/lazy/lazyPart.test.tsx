import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, fireEvent, getByLabelText, getByText, render } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setSightLater } from '../../tests/media';
import type { LazyPart } from './lazyPart';

const Surroundings = createContext('day');

/** A part with a press that can be counted. */
function Team({ title }: { title: string }) {
  const [presses, setPresses] = useState(0);
  const [sky, setSky] = useState('Day');
  const [size, setSize] = useState('small');
  return (
    <section id="team" data-sky={sky} data-size={size} data-surroundings={useContext(Surroundings)}>
      <h2>{title}</h2>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
      <select aria-label="Size" defaultValue="small" onChange={({ target }) => setSize(target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      {['Day', 'Night'].map((name) => (
        <label key={name}>
          <input type="radio" name="sky" checked={sky === name} onChange={() => setSky(name)} />
          {name}
        </label>
      ))}
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
      <button onClick={() => setSurroundings('night')}>Turn to night</button>
    </CacheProvider>
  );
}

/** Puts the server's HTML into the document and hydrates it, as a browser does that has not got the part's code yet. */
async function open({ isStill = false } = {}) {
  const { lazyPart } = await import('./lazyPart');
  const onServer = lazyPart(load, isStill);
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
    render(<Page part={lazyPart(load, isStill)} />, { container: root, hydrate: true, onRecoverableError: complaints });
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

it.each([
  ['fetches what is in sight', false, 1],
  ['leaves what is still as it is, though it is in sight', true, 0],
])('%s', async (_what, isStill, fetches) => {
  const comeIntoSight = setSightLater();
  await open({ isStill });
  comeIntoSight();
  expect(load).toHaveBeenCalledTimes(fetches);
  fireEvent.scroll(window);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
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

it('takes over what was chosen before it could answer', async () => {
  const { root } = await open();
  const night = getByLabelText(root, 'Night');
  fireEvent.click(night);
  fireEvent.change(getByLabelText(root, 'Size'), { target: { value: 'large' } });
  await come();
  expect(root.querySelector('section')).toHaveAttribute('data-sky', 'Night');
  expect(night).toBeChecked();
  expect(root.querySelector('section')).toHaveAttribute('data-size', 'large');
  expect(getByLabelText(root, 'Size')).toHaveValue('large');
});

it('shows what the server drew until its code is here, though the page around it changes', async () => {
  const { root, complaints } = await open();
  await act(async () => {
    getByText(root, 'Turn to night').click();
    await Promise.resolve();
  });
  expect(root).toHaveTextContent('TeamPressed 0');
  await come();
  expect(root.querySelectorAll('section')).toHaveLength(1);
  expect(root.querySelector('section')).toHaveAttribute('data-surroundings', 'night');
  expect(complaints).not.toHaveBeenCalled();
});
