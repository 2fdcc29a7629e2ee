import type { Core } from '@strapi/strapi';
import type { ConsoleResource } from 'contracts';

import type { Described } from './definition';
import { fieldOf } from './fields';
import { moreOf } from './more';
import { wordsOf } from './words';

interface Console {
  resources: readonly Described[];
  /** What there is besides, which people made. */
  madeResources: (strapi: Core.Strapi) => Promise<readonly Described[]>;
  /** Whose clock the site has. */
  timeZone: (strapi: Core.Strapi) => Promise<string>;
}

let registered: Console | undefined;

/** Says what the console has. Belongs into `register`. */
export function registerConsole(all: Console): void {
  registered = all;
}

/** Whose clock the times of a file are written by. */
export const siteTimeZone = (strapi: Core.Strapi): Promise<string> => known().timeZone(strapi);

/** What the console makes its menu, lists and forms of, in the order of the menu. */
export async function describeResources(strapi: Core.Strapi): Promise<ConsoleResource[]> {
  const { resources, madeResources } = known();
  const all = [...resources, ...(await madeResources(strapi))];
  all.sort((one, other) => one.place - other.place);
  return Promise.all(all.map((resource) => describe(strapi, resource)));
}

async function describe(strapi: Core.Strapi, resource: Described): Promise<ConsoleResource> {
  const more = await moreOf(strapi, resource);
  const { name, icon, group, columns, exported, sortable, filters, orders } = resource;
  const { spare = [], form = [], also = [], components = {}, waiting = null, moderation = null } = resource;
  const { locales = {} } = resource;
  const { isSingle = false, hasDrafts = false, isMade = false } = resource;
  const fields = [...new Set([...columns, ...form, ...exported])];
  return {
    name,
    icon,
    group,
    words: wordsOf(resource),
    fields: fields.map((field) => fieldOf(strapi, resource, field)),
    columns: columns.map((field) => ({
      field,
      isSortable: sortable.includes(field),
      isShown: !spare.includes(field),
    })),
    filters: Object.entries(filters).map(([key, { label, all, choices, kind = 'choice', source = null }]) => ({
      ...{ key, label, kind, all, source },
      choices: choicesOf(choices),
    })),
    orders: [...orders],
    form: [...form],
    more: [...more.fields],
    components: { ...components, ...more.components },
    canCreate: also.includes('create'),
    ...{ isSingle, hasDrafts, isMade, locales: choicesOf(locales), waiting, moderation },
  };
}

const choicesOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

function known(): Console {
  if (!registered) throw new Error('The console is not registered yet.');
  return registered;
}
