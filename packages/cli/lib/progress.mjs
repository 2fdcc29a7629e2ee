const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;
/** Where there is no terminal to draw in, a long step says this often that it is still at it. */
const STILL_MS = 30_000;

/**
 * Shows a step of work: a moving line with the elapsed time in a terminal, plain lines elsewhere.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(0)} s`;
  const terminal = process.stdout.isTTY === true;
  let frame = 0;
  const draw = () => process.stdout.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${title} … ${seconds()}`);
  if (!terminal) console.log(`· ${title} …`);
  const timer = terminal
    ? setInterval(draw, FRAME_MS)
    : setInterval(() => console.log(`  still at it: ${title}, ${seconds()}`), STILL_MS);
  try {
    const result = await work();
    report(terminal, `✓ ${title} (${seconds()})`);
    return result;
  } catch (error) {
    report(terminal, `✗ ${title} (${seconds()})`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * @param {boolean} terminal
 * @param {string} line
 */
function report(terminal, line) {
  console.log(terminal ? `\r\x1b[2K${line}` : line);
}
