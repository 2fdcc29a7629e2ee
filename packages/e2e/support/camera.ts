import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import encodeQR from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
/** Edge of the code in the picture, in pixels: a phone that is held before the camera. */
const CODE = 320;
const [BLACK, GREY, WHITE] = [20, 140, 235];
const FRAMES = 10;

/** Where the film lies that Chromium takes for its camera. */
const film = path.join(mkdtempSync(path.join(tmpdir(), 'society-camera-')), 'camera.y4m');

/** Gives Chromium a camera that shows the film. */
export const CAMERA_FLAGS = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];

/** Holds a text as a QR code before the camera. To be called before the page asks for it. */
export function holdBeforeCamera(text: string): void {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const size = Math.floor(CODE / modules.length);
  const [left, top] = [WIDTH, HEIGHT].map((edge) => Math.floor((edge - modules.length * size) / 2));
  const light = Buffer.alloc(WIDTH * HEIGHT, GREY);
  for (let y = 0; y < modules.length * size; y += 1) {
    for (let x = 0; x < modules.length * size; x += 1) {
      const isDark = modules[Math.floor(y / size)]?.[Math.floor(x / size)];
      light[((top ?? 0) + y) * WIDTH + (left ?? 0) + x] = isDark ? BLACK : WHITE;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`);
  writeFileSync(film, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}
