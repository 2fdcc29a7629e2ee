import type { Core } from '@strapi/strapi';

const PERMISSION = 'plugin::users-permissions.permission';
const ROLE = 'plugin::users-permissions.role';

/** Longest time that another instance works with what a role was allowed before, in milliseconds. */
const MAX_AGE_MS = 10_000;

type Engine = Core.Strapi['contentAPI']['permissions']['engine'];
/** What a role may do, as Strapi's permission engine answers it. */
export type Ability = Awaited<ReturnType<Engine['generateAbility']>>;

interface Kept {
  ability: Promise<Ability>;
  readAt: number;
}

/** The abilities of the roles, kept until a grant changes: the matrix at a start, or a box ticked in the panel. */
export class Abilities {
  private kept = new Map<number | 'public', Kept>();

  constructor(private readonly strapi: Core.Strapi) {}

  /** Forgets what it kept as soon as a grant or a role changes. Belongs into `register`. */
  watch(): void {
    const forget = () => this.kept.clear();
    this.strapi.db.lifecycles.subscribe({
      models: [PERMISSION, ROLE],
      afterCreate: forget,
      afterCreateMany: forget,
      afterUpdate: forget,
      afterUpdateMany: forget,
      afterDelete: forget,
      afterDeleteMany: forget,
    });
  }

  /** @param role its id, or `public` for whoever is signed out */
  of(role: number | 'public'): Promise<Ability> {
    const kept = this.kept.get(role);
    if (kept && Date.now() - kept.readAt < MAX_AGE_MS) return kept.ability;
    const ability = this.read(role);
    this.kept.set(role, { ability, readAt: Date.now() });
    ability.catch(() => this.kept.delete(role));
    return ability;
  }

  private async read(role: number | 'public'): Promise<Ability> {
    const where = { role: role === 'public' ? { type: 'public' } : { id: role } };
    const grants = await this.strapi.db.query(PERMISSION).findMany({ where, select: ['action'] });
    const permissions = grants.map(({ action }) => ({ action: String(action) }));
    return this.strapi.contentAPI.permissions.engine.generateAbility(permissions);
  }
}
