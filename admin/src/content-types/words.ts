import { ROLE_LABELS, ROLES, type ContentRight, type ContentType, type Role } from 'contracts';

/** What people call those who may something. */
export const roleLabels: Record<Role, string> = { public: 'Visitors', ...ROLE_LABELS };

/** A right as a verb, of those who have it. */
const VERBS: Record<ContentRight, string> = { read: 'read', write: 'write', delete: 'delete' };

/** Who may what with a type, in a line: `Visitors read 5 of 12 fields · editors edit`. */
export function summaryOf({ fields, publicFields, hasPages, editors, ...rights }: ContentType): string {
  const extent = `${publicFields.length} of ${fields.length} fields`;
  const others = (['write', 'delete'] as const).filter((right) => rights[right].length > 0);
  return [
    rights.read.length > 0 ? `${whoOf(rights.read)} ${VERBS.read} ${extent}` : `Nobody reads it, ${extent} are public`,
    ...others.map((right) => `${whoOf(rights[right]).toLowerCase()} ${VERBS[right]}`),
    hasPages && 'pages in the portal',
    editors && 'editors edit',
  ]
    .filter(Boolean)
    .join(' · ');
}

function whoOf(roles: readonly Role[]): string {
  // Whatever visitors may, everybody may.
  if (roles.includes('public')) return roleLabels.public;
  if (roles.length === ROLES.length - 1) return 'Members';
  return new Intl.ListFormat('en').format(roles.map((role) => roleLabels[role]));
}
