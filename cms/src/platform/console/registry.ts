import type { Core } from '@strapi/strapi';
import type { ConsoleResource } from 'contracts';

import type { Described } from './definition';
import { fieldOf } from './fields';
import { wordsOf } from './words';

interface Console {
  resources: readonly Described[];
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
export const describeResources = (strapi: Core.Strapi): ConsoleResource[] =>
  [...known().resources].sort((one, other) => one.place - other.place).map((resource) => describe(strapi, resource));

function describe(strapi: Core.Strapi, resource: Described): ConsoleResource {
  const {
    name,
    icon,
    columns,
    exported,
    sortable,
    filters,
    orders,
    form = [],
    also = [],
    waiting = null,
    moderation = null,
  } = resource;
  const fields = [...new Set([...columns, ...form, ...exported])];
  return {
    name,
    icon,
    words: wordsOf(resource),
    fields: fields.map((field) => fieldOf(strapi, resource, field)),
    columns: columns.map((field) => ({ field, isSortable: sortable.includes(field) })),
    filters: Object.entries(filters).map(([key, { label, all, choices }]) => ({
      ...{ key, label, all },
      choices: Object.entries(choices).map(([value, called]) => ({ value, label: called })),
    })),
    orders: [...orders],
    form: [...form],
    canCreate: also.includes('create'),
    waiting,
    moderation,
  };
}

function known(): Console {
  if (!registered) throw new Error('The console is not registered yet.');
  return registered;
}
