import { keyframes, styled } from '@mui/material/styles';
import { growConstellation, sparkPath, type ConstellationOptions } from 'contracts';
import { useId, useMemo } from 'react';

/** Distance of two dots, in units of the drawing. */
const CELL = 32;

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const breathe = keyframes({ from: { opacity: 0.35 }, to: { opacity: 1 } });

const Drawing = styled('svg')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  '& line': {
    stroke: 'currentColor',
    strokeOpacity: 0.42,
    strokeDasharray: 1,
    animation: `${draw} 250ms ease-out backwards`,
  },
  '& .node': { fill: 'currentColor', animation: `${breathe} 4s ease-in-out infinite alternate` },
  '& .spark': { fill: theme.vars.palette.primary.main },
}));

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
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={dots} width={CELL} height={CELL} patternUnits="userSpaceOnUse" x={-CELL / 2} y={-CELL / 2}>
        <circle cx={CELL / 2} cy={CELL / 2} r="1.1" fill="currentColor" fillOpacity="0.3" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${dots})`} />
      {edges.map(([from, to], index) => (
        <line
          key={to}
          x1={(nodes[from]?.x ?? 0) * CELL}
          y1={(nodes[from]?.y ?? 0) * CELL}
          x2={(nodes[to]?.x ?? 0) * CELL}
          y2={(nodes[to]?.y ?? 0) * CELL}
          pathLength="1"
          style={{ animationDelay: `${150 + index * 18}ms` }}
        />
      ))}
      {nodes.slice(1).map((node, index) => (
        <circle
          key={`${node.x},${node.y}`}
          className="node"
          cx={node.x * CELL}
          cy={node.y * CELL}
          r={index % 4 === 0 ? 4 : 2.5}
          style={{ animationDelay: `-${(index * 700) % 4000}ms` }}
        />
      ))}
      <path className="spark" d={sparkPath(20)} transform={`translate(${x * CELL} ${y * CELL})`} />
    </Drawing>
  );
}
