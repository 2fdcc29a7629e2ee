import { GLANCE, isGlanceOnly, layOutAll } from '../../lib/glance';
import { visitorMoves, whenIdle } from './whenNeeded';

/**
 * Runs in the head. A page that is opened anew, and at its top, lays out no more than what a glance falls on; one that
 * is come back to has to have its full height for the browser to find the place again.
 */
export const GLANCE_SCRIPT =
  `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')` +
  `document.documentElement.setAttribute('${GLANCE}','unpainted')`;

/**
 * Changes the layout where no press can miss what it was meant for: right before a picture is drawn, when the browser
 * keeps what is in sight in its place, and while nothing is held down.
 */
function betweenPresses(change: () => void): void {
  requestAnimationFrame(() => {
    if (document.documentElement.matches(':active')) betweenPresses(change);
    else change();
  });
}

/**
 * Lays out the rest of the page, a part at a time while the browser has nothing else to do, or at once when the visitor
 * does something. To be called once the page answers.
 */
export function lookAtAll(): void {
  if (!isGlanceOnly()) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  const lookAtNext = () => {
    const part = parts.shift();
    if (!part) {
      layOutAll();
      return;
    }
    betweenPresses(() => {
      part.style.contentVisibility = 'visible';
      whenIdle(lookAtNext);
    });
  };
  whenIdle(lookAtNext);
  void visitorMoves().then(() => betweenPresses(layOutAll));
}
