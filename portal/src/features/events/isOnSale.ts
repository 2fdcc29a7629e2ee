import type { EventDetail } from 'contracts';

/** Whether the tickets of an event that costs something are sold already. @param now in milliseconds since 1970 */
export const isOnSale = ({ ticketsFrom }: Pick<EventDetail, 'ticketsFrom'>, now: number): boolean =>
  ticketsFrom === null || new Date(ticketsFrom).getTime() <= now;
