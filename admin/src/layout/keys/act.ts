/** What a letter does in a list; every one of them can be done by Tab and Enter as well. */
const ACTS: Readonly<Partial<Record<string, () => void>>> = {
  '/': () => find('[role="search"] input[type="search"]')?.focus(),
  j: () => step(1),
  k: () => step(-1),
  e: () => current()?.click(),
  Enter: () => current()?.click(),
  x: () => current()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
};

/** Where letters are written, or mean something of their own. */
const WRITTEN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';
/** What lies over the page has keys of its own. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key pressed here and now is a shortcut, and not a part of what somebody writes or chooses. */
export function isShortcut({
  target,
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
  isComposing,
}: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented || isComposing) return false;
  return !(target instanceof Element && target.closest(WRITTEN)) && !find(OVER_THE_PAGE);
}

/** Does what a key is for. @returns whether it is for anything */
export function act(key: string, target: EventTarget | null): boolean {
  const does = ACTS[key];
  // Enter is the way of whatever has the focus; a row alone has none of its own.
  if (!does || (key === 'Enter' && target !== current())) return false;
  does();
  return true;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The record that has the focus, or something in it. */
const current = () => document.activeElement?.closest<HTMLElement>('[data-record]') ?? null;

/** Goes to the next record or the one before; from elsewhere to the first one. */
function step(by: 1 | -1): void {
  const records = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const at = records.findIndex((record) => record === current());
  const next = records[at === -1 ? 0 : at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}
