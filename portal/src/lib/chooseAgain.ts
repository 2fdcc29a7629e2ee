/** A control that shows by itself what is chosen, whether or not anybody hears of it. */
export type Choice = HTMLSelectElement | HTMLInputElement;

/** What such controls are, as a selector. */
export const CHOICES = 'select,[type=radio],[type=checkbox]';

/** Lets React hear of a choice that was made before it listened. */
export function chooseAgain(choice: Choice): void {
  if (choice instanceof HTMLSelectElement) {
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // It hears of a press that changes something.
  choice.checked = !choice.checked;
  choice.click();
}
