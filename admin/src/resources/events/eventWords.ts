import { EVENT_CATEGORIES, EVENT_CATEGORY_LABELS, EVENT_FORMATS } from 'contracts';

/** What may be chosen in the form. */
export const categoryChoices = EVENT_CATEGORIES.map((id) => ({ id, name: EVENT_CATEGORY_LABELS[id] }));
export const formatChoices = EVENT_FORMATS.map((id) => ({ id, name: id }));
