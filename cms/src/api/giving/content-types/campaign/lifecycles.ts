import { CAMPAIGN_DESCRIPTION_CHARS } from 'contracts';

import { excerptOf } from '../../../../shared/text-excerpt';

/** What of Strapi's event concerns these fields. */
interface Event {
  params: { data: Record<string, unknown> };
}

/** Keeps the beginning of the text in step with it, whoever writes it, so that lists load no whole texts. */
function keepExcerpt({ params: { data } }: Event): void {
  if (data['description'] === undefined) return;
  data['excerpt'] = excerptOf(data['description'], CAMPAIGN_DESCRIPTION_CHARS);
}

export default { beforeCreate: keepExcerpt, beforeUpdate: keepExcerpt };
