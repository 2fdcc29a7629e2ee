/** Side of a cell, in CSS pixels. */
const CELL_PX = 12;
/** Colours upon the night: the grid's dots, the lines, the nodes, the spark. */
const DOT = '#3a3c63';
const LINE = '#8a6a2c';
const NODE = '#f5efe2';
const SPARK = '#ffb02e';

/**
 * A spark that becomes a network (design §10): `*` the spark, `o` a node, `.` a dot of the grid, `/` `\` and `-` lines.
 * Table cells draw it, since mail programs show neither drawings in the text nor pictures without asking.
 */
const MAP = [
  '. . o . . o .', //
  '   /     /   ',
  '. *-----o . .',
  ' / \\     \\   ',
  'o . o . . o-o',
];

/** The motif as a table. Programs that know no gradients show nodes without their lines. */
export function constellation(): string {
  const rows = MAP.map((row) => `<tr>${[...row].map(cell).join('')}</tr>`).join('');
  return (
    '<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" ' +
    `style="border-collapse:collapse">${rows}</table>`
  );
}

function cell(sign: string): string {
  const size = `width:${CELL_PX}px;height:${CELL_PX}px;padding:0;font-size:0;line-height:0`;
  const background = lineOf(sign);
  const point = pointOf(sign);
  return `<td align="center" valign="middle" style="${size}${background ? `;background:${background}` : ''}">${point}</td>`;
}

function lineOf(sign: string): string {
  if (sign === '-') return stroke('to bottom');
  if (sign === '/') return stroke('to bottom right');
  if (sign === '\\') return stroke('to bottom left');
  return '';
}

const stroke = (direction: string) =>
  `linear-gradient(${direction},transparent 45.8%,${LINE} 45.8%,${LINE} 54.2%,transparent 54.2%)`;

function pointOf(sign: string): string {
  if (sign === '.') return point(2, DOT);
  if (sign === 'o') return point(6, NODE);
  if (sign === '*') return point(10, SPARK);
  return '';
}

const point = (side: number, color: string) =>
  `<div style="width:${side}px;height:${side}px;margin:0 auto;border-radius:50%;background-color:${color}"></div>`;
