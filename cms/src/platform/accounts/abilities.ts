import type { Core } from '@strapi/strapi';

import { values } from '../cache';

const PERMISSION = 'plugin::users-permissions.permission';

type Engine = Core.Strapi['contentAPI']['permissions']['engine'];
/** What a role may do, as Strapi's permission engine answers it. */
export type Ability = Awaited<ReturnType<Engine['generateAbility']>>;

/** An action, and a role that may do it. */
interface Grant {
  action: string;
  role: number;
  isPublic: boolean;
}

/**
 * The abilities of the roles, kept until a grant changes: the matrix at a start, a switch of the console, or a box ticked
 * in the panel, on whichever instance. A public answer that is kept goes with them, as it was made by what the public may.
 */
export class Abilities {
  /** What was made of grants, as long as they are those that hold. */
  private readonly made = new WeakMap<readonly Grant[], Map<number | 'public', Promise<Ability>>>();

  constructor(private readonly strapi: Core.Strapi) {}

  /** @param role its id, or `public` for whoever is signed out */
  async of(role: number | 'public'): Promise<Ability> {
    const grants = await this.grants();
    const made = this.made.get(grants) ?? new Map<number | 'public', Promise<Ability>>();
    this.made.set(grants, made);
    const known = made.get(role);
    if (known) return known;
    const own = grants.filter((grant) => (role === 'public' ? grant.isPublic : grant.role === role));
    const ability = this.strapi.contentAPI.permissions.engine.generateAbility(own.map(({ action }) => ({ action })));
    made.set(role, ability);
    return ability;
  }

  private grants(): Promise<readonly Grant[]> {
    return values.of('grants', async () => {
      const populate = { role: { select: ['id', 'type'] } };
      const stored = await this.strapi.db.query(PERMISSION).findMany({ select: ['action'], populate });
      return stored.map(({ action, role }) => ({
        action: String(action),
        role: Number(role?.id),
        isPublic: role?.type === 'public',
      }));
    });
  }
}
