/** What does nothing until its script is here. Links work by themselves. */
const NEEDS_SCRIPT = 'button, summary, [role="button"], [role="tab"]';

interface KeptPresses {
  /** Presses what was pressed last, once it can answer. */
  replay: () => void;
  /** Ends the keeping. */
  forget: () => void;
}

/**
 * Keeps the last press in a part of the page that has no script yet: React drops what it cannot deliver.
 * @param onPress called with each press, for it asks for the script
 */
export function keepPresses(place: HTMLElement, onPress: () => void): KeptPresses {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element && place.contains(event.target) ? event.target : null;
    const control = target?.closest<HTMLElement>(NEEDS_SCRIPT);
    if (!control) return;
    // A form must not be sent the way that it would be without script.
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    onPress();
  };
  const forget = () => window.removeEventListener('click', keep, { capture: true });
  window.addEventListener('click', keep, { capture: true });
  return {
    forget,
    replay() {
      forget();
      pressed?.click();
    },
  };
}
