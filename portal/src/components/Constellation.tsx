import { keyframes, styled } from '@mui/material/styles';
import { growConstellation, sparkPath, type ConstellationGraph, type ConstellationOptions } from 'contracts';
import { useId, useMemo } from 'react';

/** Distance of two dots, in units of the drawing. */
const CELL = 32;

/** How long one line takes until the next begins, in milliseconds. */
const LINE_MS = 18;

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

const Drawing = styled('svg')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  // Line after line the network grows, then its nodes light up.
  '& .lines': {
    strokeOpacity: 0.42,
    strokeLinecap: 'butt',
    strokeDasharray: 1,
    animation: `${draw} 250ms 150ms linear backwards`,
  },
  '& .nodes': { animation: `${appear} 250ms 150ms ease-out backwards` },
  '& .spark': { fill: theme.vars.palette.primary.main, stroke: 'none' },
}));

type Point = ConstellationGraph['nodes'][number];

const at = ({ x, y }: Point = { x: 0, y: 0 }) => `${x * CELL} ${y * CELL}`;
const moveTo = (point?: Point) => `M${at(point)}`;
/** A line of no length has round ends: a dot. */
const dot = (point: Point) => `${moveTo(point)}h0`;

interface ConstellationProps extends Partial<ConstellationOptions> {
  /** The same seed always draws the same picture. */
  seed: string;
  /** How the drawing fills its box, in SVG's words. */
  fit?: string;
  className?: string;
}

/**
 * The product's sign (design §10): a spark that becomes a network. A grid of fine dots from which lines connect, drawn
 * in code and the same on server and browser. Only ornament, hence hidden from screen readers; still when motion is
 * not wanted.
 */
export function Constellation({ seed, fit = 'xMidYMid slice', className, ...options }: ConstellationProps) {
  const { columns = 24, rows = 12, origin, size = 24 } = options;
  const x = origin?.x ?? Math.round(columns / 2);
  const y = origin?.y ?? Math.round(rows / 2);
  const dots = useId();
  const { nodes, edges } = useMemo(
    () => growConstellation(seed, { columns, rows, size, origin: { x, y } }),
    [seed, columns, rows, size, x, y],
  );
  const others = nodes.slice(1);
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={dots} width={CELL} height={CELL} patternUnits="userSpaceOnUse" x={-CELL / 2} y={-CELL / 2}>
        <circle cx={CELL / 2} cy={CELL / 2} r="1.1" fill="currentColor" fillOpacity="0.3" stroke="none" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${dots})`} stroke="none" />
      <path
        className="lines"
        d={edges.map(([from, to]) => `${moveTo(nodes[from])}L${at(nodes[to])}`).join('')}
        pathLength="1"
        style={{ animationDuration: `${edges.length * LINE_MS}ms` }}
      />
      <path className="nodes" d={others.map(dot).join('')} strokeWidth="5" />
      <path
        className="nodes"
        d={others
          .filter((_node, index) => index % 4 === 0)
          .map(dot)
          .join('')}
        strokeWidth="8"
      />
      <path className="spark" d={sparkPath(20)} transform={`translate(${x * CELL} ${y * CELL})`} />
    </Drawing>
  );
}
