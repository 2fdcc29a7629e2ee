import type { Data } from '@strapi/strapi';
import type { EventQuestion } from 'contracts';

import { linesOf } from '../../shared/lines-of';

/** Names the fields of a question at registration that leave the server. */
export function presentQuestion({
  label,
  kind,
  options,
  isRequired,
}: Data.Component<'shared.event-question'>): EventQuestion {
  return {
    label: label ?? '',
    kind: kind ?? 'text',
    options: kind === 'choice' ? linesOf(options) : [],
    isRequired: isRequired ?? false,
  };
}
