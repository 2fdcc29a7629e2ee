const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;
/** Where there is no terminal to draw in, a long step says this often that it is still at it. */
const STILL_MS = 30_000;

/**
 * What is being done, with when it was begun. Steps may run side by side; a terminal shows them in one line.
 * @type {Map<string, number>}
 */
const steps = new Map();
let frame = 0;
/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * Shows a step of work: a moving line with the elapsed time in a terminal, plain lines elsewhere.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const terminal = process.stdout.isTTY === true;
  steps.set(title, Date.now());
  if (!terminal) console.log(`· ${title} …`);
  timer ??= terminal ? setInterval(draw, FRAME_MS) : setInterval(sayStill, STILL_MS);
  try {
    const result = await work();
    end(title, '✓');
    return result;
  } catch (error) {
    end(title, '✗');
    throw error;
  }
}

/** @param {string} title */
const elapsed = (title) => `${((Date.now() - (steps.get(title) ?? Date.now())) / 1000).toFixed(0)} s`;

function draw() {
  const line = [...steps.keys()].map((title) => `${title} … ${elapsed(title)}`).join(' · ');
  process.stdout.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${line.slice(0, process.stdout.columns - 3)}`);
}

function sayStill() {
  for (const title of steps.keys()) console.log(`  still at it: ${title}, ${elapsed(title)}`);
}

/**
 * @param {string} title
 * @param {string} mark
 */
function end(title, mark) {
  const line = `${mark} ${title} (${elapsed(title)})`;
  steps.delete(title);
  if (steps.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
  say(line);
}

/**
 * Says something while steps may be drawn: what is drawn makes room.
 * @param {string} line
 */
export function say(line) {
  console.log(process.stdout.isTTY === true ? `\r\x1b[2K${line}` : line);
}
