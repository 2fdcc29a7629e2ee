/** A point in time as a database answers it: SQLite has numbers. */
export type StoredTime = string | number | Date;

/** Reads a point in time; null for none. */
export const toDate = (time: StoredTime | null): Date | null => (time === null ? null : new Date(time));

/** A point in time as the wire has it: an ISO instant in UTC (design §6). What has none is as old as can be. */
export const presentTime = (time: StoredTime | null | undefined): string => new Date(time ?? 0).toISOString();
