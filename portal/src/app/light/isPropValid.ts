/** What a styled component keeps to itself. */
const OWN: ReadonlySet<string> = new Set(['ownerState', 'theme', 'sx', 'as']);

/**
 * Stands in for Emotion's list of every attribute that HTML and SVG have: ours say what they do not pass on to their
 * element. See `light` in `vite.config.ts`.
 */
export default function isPropValid(name: string): boolean {
  return !OWN.has(name);
}
