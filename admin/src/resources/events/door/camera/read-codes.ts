import { decodeQR } from 'qr/decode.js';

/** Time between two looks at the picture, in milliseconds: fast enough for a queue, slow enough for a battery. */
const LOOK_MS = 90;
/** Longest edge of what is looked at, in pixels. */
const LOOK_PIXELS = 720;
/** A code that is still held into the picture is not read again until it has been away for that long. */
const AWAY_MS = 2500;

/**
 * Reads codes from a picture until it is stopped.
 * @param onCode gets each code once, until it has been away for a while
 * @returns what stops it
 */
export function readCodes(video: HTMLVideoElement, onCode: (text: string) => void): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let last = { text: '', seenAt: 0 };

  const look = () => {
    const text = context && readFrame(video, canvas, context);
    if (!text) return;
    const now = performance.now();
    const isNew = text !== last.text || now - last.seenAt > AWAY_MS;
    last = { text, seenAt: now };
    if (isNew) onCode(text);
  };
  const clock = window.setInterval(look, LOOK_MS);
  return () => window.clearInterval(clock);
}

/** @returns the text of the code in the picture; null without one */
function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { videoWidth, videoHeight } = video;
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return null;
  const scale = Math.min(1, LOOK_PIXELS / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    // The decoder's way to say that it sees none.
    return null;
  }
}
