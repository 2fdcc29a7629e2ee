import { AsyncLocalStorage } from 'node:async_hooks';

import type { Core } from '@strapi/strapi';

import { allViews } from '../panel/views';
import { addedFields } from './added-fields';

type Validate = (...all: readonly unknown[]) => Promise<unknown>;
/** Strapi's check of each document that is stored, as far as it is changed here. */
type Validator = Record<'validateEntityCreation' | 'validateEntityUpdate', Validate>;

/** There while Strapi checks a document. */
const checking = new AsyncLocalStorage<true>();
let doFormsAsk = false;

/**
 * Has forms ask for what is required. Belongs into `bootstrap`: the types of content types, which the code is checked
 * by, are written before.
 */
export function letFormsAsk(): void {
  doFormsAsk = true;
}

/**
 * Lets the product write its own types without the required fields that somebody added to them, or to their components,
 * of which its code knows nothing: a proposal, a page or a demo would fail for a field that no form of theirs has. The
 * forms of the console and of the panel ask for them: once the server has started they are required, to all but Strapi's
 * check. Belongs into `register`.
 */
export function requireNothingAdded(strapi: Core.Strapi): void {
  for (const { uid } of allViews()) {
    // A view of what somebody took out of the product.
    if (!(uid in strapi.contentTypes) && !(uid in strapi.components)) continue;
    for (const attribute of addedFields(strapi, uid).values()) {
      if (attribute.required !== true) continue;
      const get = () => doFormsAsk && checking.getStore() !== true;
      Object.defineProperty(attribute, 'required', { get, enumerable: true, configurable: true });
    }
  }
  const validator = strapi.get<Validator>('entityValidator');
  for (const name of ['validateEntityCreation', 'validateEntityUpdate'] as const) {
    const validate = validator[name];
    validator[name] = (...all) => checking.run(true, () => validate(...all));
  }
}
