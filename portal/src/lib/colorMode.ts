import { COLOR_SCHEME_ATTRIBUTE, MODE_STORAGE_KEY } from 'theme';

export type ColorMode = 'system' | 'light' | 'dark';

const MODES: readonly string[] = ['system', 'light', 'dark'] satisfies ColorMode[];
/** Keeps what has transitions from fading from one scheme into the other piece by piece. */
const AT_ONCE = '*,*::before,*::after{transition:none !important}';

const listeners = new Set<() => void>();
/** The choice where the browser stores nothing for us. */
let unstored: ColorMode = 'system';

/** What the visitor has chosen. */
export function colorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(MODE_STORAGE_KEY) ?? unstored;
    return MODES.includes(stored) ? (stored as ColorMode) : 'system';
  } catch {
    return unstored;
  }
}

/** Chooses, here and in the browser's other tabs. */
export function chooseColorMode(mode: ColorMode): void {
  unstored = mode;
  try {
    localStorage.setItem(MODE_STORAGE_KEY, mode);
  } catch {
    // Forbidden or full: it holds for this page.
  }
  apply();
}

/** For `useSyncExternalStore`. */
export function subscribeToColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Follows the system and the other tabs from here on. What holds at first the page's head has settled. */
export function followColorMode(): void {
  systemIsDark().addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key === MODE_STORAGE_KEY || key === null) apply();
  });
}

function apply(): void {
  const mode = colorMode();
  const scheme = mode === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : mode;
  const root = document.documentElement;
  if (root.getAttribute(COLOR_SCHEME_ATTRIBUTE) !== scheme) {
    const rule = document.createElement('style');
    rule.textContent = AT_ONCE;
    document.head.append(rule);
    root.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
    // To be asked for a style is to have to apply the rule.
    window.getComputedStyle(document.body).getPropertyValue('opacity');
    setTimeout(() => rule.remove(), 1);
  }
  listeners.forEach((tell) => tell());
}
