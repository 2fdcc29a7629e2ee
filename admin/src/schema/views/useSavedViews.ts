import { useMemo, useSyncExternalStore } from 'react';
import { useGetIdentity, type SortPayload } from 'react-admin';

/** A way to look at a list, under a name. */
export interface SavedView {
  name: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
  columns: readonly string[];
}

/** Views of one list that are kept at most. */
const VIEWS_MAX = 20;

interface SavedViews {
  views: readonly SavedView[];
  /** Keeps a view, in the place of one of its name. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
}

/**
 * The views that an admin has saved of a list. They stay in this browser, under the admin's account: what somebody
 * searches for is often a person's name, which no server has to know. React-admin's own store does not outlive signing out.
 */
export function useSavedViews(resource: string): SavedViews {
  const { identity } = useGetIdentity();
  const key = identity ? `console-views.${identity.id}.${resource}` : null;
  const text = useSyncExternalStore(listen, () => read(key));
  const views = useMemo(() => parsed(text), [text]);
  const keep = (changed: SavedView[]) => key && write(key, JSON.stringify(changed.slice(-VIEWS_MAX)));
  const others = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view) => keep([...others(view.name), view]),
    remove: (name) => keep(others(name)),
  };
}

/** Says to this window, too, what browsers say to the others alone. */
const CHANGED = 'console-views';

function listen(tell: () => void): () => void {
  const kinds = ['storage', CHANGED];
  for (const kind of kinds) window.addEventListener(kind, tell);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, tell);
  };
}

function read(key: string | null): string {
  try {
    return (key && localStorage.getItem(key)) || '[]';
  } catch {
    // Storage can be forbidden.
    return '[]';
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing is kept then.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function parsed(text: string): SavedView[] {
  try {
    return JSON.parse(text) as SavedView[];
  } catch {
    return [];
  }
}
