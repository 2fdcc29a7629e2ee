import { api, MAX_PAGE_SIZE, MONTH, MONTH_NOW } from 'contracts';

import { choiceOf } from '../eventsAddress';

/** The month that an address asks for; undefined for that of now. */
export const monthOf = (search: URLSearchParams): string | undefined => {
  const month = search.get('month') ?? '';
  return MONTH.test(month) ? month : undefined;
};

/** The API's answer that a month needs. A society has fewer events in one than a page holds. */
export const monthPathFor = (search: URLSearchParams): string =>
  api.events({ month: monthOf(search) ?? MONTH_NOW, ...choiceOf(search), pageSize: MAX_PAGE_SIZE });
