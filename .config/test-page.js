import { afterEach, vi } from 'vitest';

/*
 * The page in which component tests draw. All files of a project share it, as they share React and MUI: to make both
 * anew for each file takes longer than most tests. So each test leaves it as it found it.
 */

const { document, window } = globalThis;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  Object.assign(window, { scrollX: 0, scrollY: 0 });
});

/** What a label can be for. */
const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];

/**
 * @param {Element} label
 * @returns {Element | null} what it is for
 */
function labelled(label) {
  const id = label.getAttribute('for');
  return id === null ? label.querySelector(LABELABLE.join()) : document.getElementById(id);
}

// jsdom reads the whole document for each label of it, and does so for each element that is asked for its labels: on a
// page with a form, a minute of a test run is spent on nothing else. This gives the same by one look at the labels.
for (const name of LABELABLE) {
  Object.defineProperty(Object.getPrototypeOf(document.createElement(name)), 'labels', {
    configurable: true,
    get() {
      if (this.type === 'hidden') return null;
      return [...document.getElementsByTagName('label')].filter((label) => labelled(label) === this);
    },
  });
}
