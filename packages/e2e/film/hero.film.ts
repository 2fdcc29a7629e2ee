import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import { drawHeroFrame, HERO_FILM, heroFilm } from 'demo-data';

import { writeWebm, type EncodedFrame } from './webm';

/** VP9, 8 bit, as much as a film of this size takes. */
const CODEC = 'vp09.00.31.08';
/** The landing page carries no larger film, in bytes. */
const LARGEST = 500_000;
/** How much each frame may lose, from 0 to 63: alike for all, so that the loop shows no seam. */
const QUANTIZER = { first: 24, others: 50 };
/** Encoders exist only where the page counts as secure; nothing listens there. */
const STUDIO = 'http://localhost/studio';

test('the film behind the headline', async ({ page }) => {
  test.setTimeout(10 * 60_000);
  const drawings = Array.from({ length: HERO_FILM.frames }, (_, index) => drawHeroFrame(index / HERO_FILM.frames));
  const film = writeWebm({ ...HERO_FILM, frames: await encode(page, drawings) });
  expect(film.byteLength).toBeLessThan(LARGEST);
  mkdirSync(path.dirname(heroFilm), { recursive: true });
  writeFileSync(heroFilm, film);
});

/** Draws each frame on a canvas of the browser, and has the browser's own encoder press them. */
async function encode(page: Page, drawings: readonly string[]): Promise<EncodedFrame[]> {
  await page.route(STUDIO, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(STUDIO);
  const pressed = await page.evaluate(
    async ({ drawings, codec, quantizer, width, height, framesPerSecond }) => {
      const frames: { base64: string; isKey: boolean }[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
          frames.push({ base64, isKey: chunk.type === 'key' });
        },
        error: (error) => {
          throw error;
        },
      });
      encoder.configure({
        codec,
        width,
        height,
        framerate: framesPerSecond,
        contentHint: 'detail',
        bitrateMode: 'quantizer',
      });
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { alpha: false });
      for (const [index, drawing] of drawings.entries()) {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
        await image.decode();
        context?.drawImage(image, 0, 0);
        const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1e6) / framesPerSecond) });
        // What TypeScript's list of options does not know yet (WebCodecs, VP9 registration).
        const options: VideoEncoderEncodeOptions & { vp9: { quantizer: number } } = {
          keyFrame: index === 0,
          vp9: { quantizer: index === 0 ? quantizer.first : quantizer.others },
        };
        encoder.encode(frame, options);
        frame.close();
      }
      await encoder.flush();
      return frames;
    },
    { ...HERO_FILM, drawings, codec: CODEC, quantizer: QUANTIZER },
  );
  return pressed.map(({ base64, isKey }) => ({ bytes: Buffer.from(base64, 'base64'), isKey }));
}
