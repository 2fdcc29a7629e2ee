// Its version is exact: what draws over the whole page is looked at again before it changes.
import type { Options } from 'canvas-confetti';
import { CONFETTI_MS } from 'contracts';
import { personTints } from 'theme';

/** Between two bursts, in milliseconds. */
const BURST_MS = 220;
/** How long a piece falls at most, in frames: the last ones land as the time is over. */
const FALL_TICKS = 70;

/** From both edges of the window, upwards to the middle. */
const SIDES: readonly Options[] = [
  { angle: 60, origin: { x: 0, y: 0.72 } },
  { angle: 120, origin: { x: 1, y: 0.72 } },
];

/** Lets confetti fall for three seconds (admin §9), over everything and in nobody's way. @returns ends it */
export function dropConfetti(): () => void {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
  Object.assign(canvas.style, { pointerEvents: 'none', zIndex: '1400' });
  let bursts: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(bursts);
    canvas.remove();
  };
  const timer = setTimeout(stop, CONFETTI_MS);
  void import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (isOver) return;
      document.body.append(canvas);
      // Drawn here: the security policy lets no script be made of a text, as a worker of its own would be.
      const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
      const burst = () => {
        for (const side of SIDES) {
          void fire({
            particleCount: 9,
            spread: 62,
            startVelocity: 52,
            ticks: FALL_TICKS,
            scalar: 0.9,
            colors: [...personTints],
            ...side,
          });
        }
      };
      burst();
      bursts = setInterval(burst, BURST_MS);
    },
    // Thanks are said without them, too.
    () => undefined,
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}
