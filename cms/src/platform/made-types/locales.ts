import type { Core, Schema } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { values } from '../cache';

/** The languages that documents of a type may be in, by what they are called; the site's own first. */
export type Locales = Readonly<Record<string, string>>;

interface LocaleService {
  getDefaultLocale: () => Promise<string>;
  find: () => Promise<{ code: string; name: string }[]>;
}

/** The languages of the site. */
const siteLocales = (strapi: Core.Strapi): Promise<Locales> =>
  values.of('locales', async () => {
    const service: LocaleService = strapi.plugin('i18n').service('locales');
    const [all, own] = await Promise.all([service.find(), service.getDefaultLocale()]);
    const sorted = all.sort((one, other) => Number(other.code === own) - Number(one.code === own));
    // The panel calls a language `Hindi (hi)`.
    return Object.fromEntries(sorted.map(({ code, name }) => [code, name.replace(/ \([^)]*\)$/, '')]));
  });

/** The site's own language. */
export async function siteLocale(strapi: Core.Strapi): Promise<string> {
  const [own = ''] = Object.keys(await siteLocales(strapi));
  return own;
}

/** Whether documents of a type may be in several languages. */
export function isLocalized({ pluginOptions }: Pick<Schema.ContentType, 'pluginOptions'>): boolean {
  const { i18n } = (pluginOptions ?? {}) as { i18n?: { localized?: boolean } };
  return i18n?.localized === true;
}

/** The languages of a type that was made in the Content-Type Builder; none where its documents have but one. */
export async function localesOf(strapi: Core.Strapi, type: Schema.ContentType): Promise<Locales> {
  return isLocalized(type) ? siteLocales(strapi) : {};
}

/**
 * The language that somebody asks for: the site's own where they do not say.
 * @returns null where documents have but one
 * @throws ValidationError for one that there is not
 */
export function localeAsked(locales: Locales, asked: unknown): string | null {
  const codes = Object.keys(locales);
  if (asked === undefined || asked === '') return codes[0] ?? null;
  const code = codes.find((each) => each === asked);
  if (code !== undefined) return code;
  const taken = codes.length > 0 ? `only in ${Object.values(locales).join(', ')}` : 'only in that of the site';
  throw new errors.ValidationError(`There is nothing in this language, ${taken}.`, {
    errors: [{ path: ['locale'], message: 'There is nothing in this language.', name: 'ValidationError' }],
  });
}
