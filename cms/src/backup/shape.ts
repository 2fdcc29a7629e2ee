import type { Manifest } from './archive';
import type { Table } from './rows';

/** The columns of each table with their types. */
export const shapeOf = (tables: readonly Table[]): Manifest['shape'] =>
  Object.fromEntries(
    tables.map(({ name, columns }) => [name, Object.fromEntries(columns.map((column) => [column.name, column.type]))]),
  );

/**
 * Compares the data of an archive with the place that it is to go to.
 * @returns what differs, such as `events.capacity`; nothing when the archive fits
 */
export function differencesOf(
  archive: Pick<Manifest, 'shape' | 'migrations'>,
  place: Pick<Manifest, 'shape' | 'migrations'>,
): string[] {
  const flat = ({ shape, migrations }: Pick<Manifest, 'shape' | 'migrations'>) =>
    new Set([
      ...migrations,
      ...Object.entries(shape).flatMap(([table, columns]) =>
        Object.entries(columns).map(([column, type]) => `${table}.${column} (${type})`),
      ),
    ]);
  const [one, other] = [flat(archive), flat(place)];
  return [...one].filter((name) => !other.has(name)).concat([...other].filter((name) => !one.has(name)));
}
