import { chooseAgain, CHOICES, type Choice } from '../../lib/chooseAgain';

/** What does nothing until its script is here. Links work by themselves. */
const NEEDS_SCRIPT = 'button, summary, [role="button"], [role="tab"]';

interface KeptPresses {
  /** Presses what was pressed last, and chooses what was chosen, once it can answer. */
  replay: () => void;
  /** Ends the keeping. */
  forget: () => void;
}

/**
 * Keeps choices and the last press in a part of the page that has no script yet: React drops what it cannot deliver.
 * @param onPress called with each of them, for it asks for the script
 */
export function keepPresses(place: HTMLElement, onPress: () => void): KeptPresses {
  let pressed: HTMLElement | null = null;
  const chosen = new Set<Choice>();
  const within = ({ target }: Event) => (target instanceof Element && place.contains(target) ? target : null);
  const keepChoice = (event: Event) => {
    const choice = within(event);
    if (!choice?.matches(CHOICES)) return;
    // In the order of the last choice.
    chosen.delete(choice as Choice);
    chosen.add(choice as Choice);
    onPress();
  };
  const keep = (event: MouseEvent) => {
    const control = within(event)?.closest<HTMLElement>(NEEDS_SCRIPT);
    if (!control) return;
    // A form must not be sent the way that it would be without script.
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    onPress();
  };
  const forget = () => {
    window.removeEventListener('click', keep, { capture: true });
    window.removeEventListener('change', keepChoice, { capture: true });
  };
  window.addEventListener('click', keep, { capture: true });
  window.addEventListener('change', keepChoice, { capture: true });
  return {
    forget,
    replay() {
      forget();
      chosen.forEach(chooseAgain);
      pressed?.click();
    },
  };
}
