import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { replayEarlyPress, START_SCRIPT } from './startScript';

/** Tells the page that its first picture is on the screen. */
let paint: () => void;

/** Runs the inline script as a page does that carries it. */
function run() {
  const script = document.createElement('script');
  script.dataset.scripts = '/assets/index.js /assets/framework.js';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as the browser runs it
  new Function(START_SCRIPT)();
}

const fetched = () =>
  [
    ...document.head.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script[src], link[rel="modulepreload"]'),
  ].map((element) => [element.localName, element.getAttribute('src') ?? element.getAttribute('href')]);

beforeEach(() => {
  vi.useFakeTimers();
  window.PerformanceObserver = class {
    static supportedEntryTypes = ['paint'];
    constructor(callback: () => void) {
      paint = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  } as unknown as typeof PerformanceObserver;
});

afterEach(() => {
  replayEarlyPress();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('fetches the scripts once something is on the screen, and only once', () => {
  run();
  expect(fetched()).toEqual([]);
  paint();
  paint();
  vi.runAllTimers();
  expect(fetched()).toEqual([
    ['script', '/assets/index.js'],
    ['link', '/assets/framework.js'],
  ]);
});

it('fetches them all the same where nothing is ever on the screen', () => {
  run();
  vi.runAllTimers();
  expect(fetched()).toHaveLength(2);
});

it('keeps what is pressed until the page is awake', () => {
  document.body.innerHTML = '<button type="button"><span>Menu</span></button>';
  run();
  document.querySelector('span')?.click();
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  replayEarlyPress();
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
  document.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('keeps what is chosen, each as it was left', () => {
  document.body.innerHTML =
    '<select><option>Any</option><option>Online</option></select><input type="checkbox" /><input type="search" />';
  run();
  const [select, box, field] = document.querySelectorAll<HTMLSelectElement & HTMLInputElement>('select, input');
  if (!select || !box || !field) throw new Error('The page is empty.');
  const choose = () => {
    select.value = 'Online';
    for (const control of [select, field]) control.dispatchEvent(new Event('change', { bubbles: true }));
    box.click();
  };
  choose();
  const heard: unknown[] = [];
  document.body.onchange = ({ target }) => heard.push(target);
  replayEarlyPress();
  expect(heard).toEqual([select, box]);
  expect([select.value, box.checked]).toEqual(['Online', true]);
  choose();
  replayEarlyPress();
  expect(heard, 'once').toHaveLength(5);
});

it('leaves alone what works by itself', () => {
  document.body.innerHTML = '<a href="#team">Team</a><form action="/events"><button type="submit">Go</button></form>';
  run();
  const wasPrevented = (selector: string) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const keep = (event: Event) => event.preventDefault();
    const element = document.querySelector(selector);
    let prevented = false;
    document.body.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        keep(event);
      },
      { once: true },
    );
    element?.dispatchEvent(click);
    return prevented;
  };
  expect(wasPrevented('a')).toBe(false);
  expect(wasPrevented('[type="submit"]')).toBe(false);
});

it('sends a form whose Enter came too early', () => {
  document.body.innerHTML =
    '<form><input name="email" /><textarea></textarea><button type="submit" disabled>Sign in</button></form>';
  run();
  const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  const button = document.querySelector('button');
  const pressed = vi.fn((event: Event) => event.preventDefault());
  button?.addEventListener('click', pressed);
  document.querySelector('textarea')?.dispatchEvent(enter());
  expect(window.earlyPress?.control).toBeUndefined();
  document.querySelector('input')?.dispatchEvent(enter());
  replayEarlyPress();
  button?.removeAttribute('disabled');
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});
