import { ROLE_LABELS, ROLES, type ContentField, type ContentType, type Role } from 'contracts';

import { fieldsIn } from './publicNames';

/** What people call those who may something. */
export const roleLabels: Record<Role, string> = { public: 'Visitors', ...ROLE_LABELS };

/** Strapi's kinds of fields, in words. */
const KINDS: Record<string, string> = {
  string: 'Short text',
  text: 'Long text',
  richtext: 'Markdown',
  blocks: 'Formatted text',
  email: 'Email address',
  uid: 'Name in addresses',
  integer: 'Whole number',
  biginteger: 'Large whole number',
  decimal: 'Number',
  float: 'Number',
  boolean: 'Yes or no',
  date: 'Day',
  time: 'Time of day',
  datetime: 'Day and time',
  enumeration: 'Choice',
  json: 'JSON',
  media: 'Files',
  component: 'Part of its own',
  dynamiczone: 'Blocks',
  relation: 'Records of another type',
};

/** What sort of value a field holds. A plugin's own kind goes by its name. */
export const kindOf = ({ kind }: ContentField): string => KINDS[kind] ?? kind;

/** The same, and what becomes public with it: `Part of its own. Public with it: Title, Value`. */
export const extentOf = (field: ContentField): string =>
  field.parts.length > 0
    ? `${kindOf(field)}. Public with it: ${field.parts.map(({ label }) => label).join(', ')}`
    : kindOf(field);

/** Who may what with a type, in a line: `Visitors read 5 of 12 fields · editors edit`. */
export function summaryOf({ fields, publicFields, hasPages, editors, ...rights }: ContentType): string {
  const extent = `${fieldsIn(publicFields).length || 'none'} of ${fields.length} fields`;
  return [
    rights.read.length > 0 ? `${whoOf(rights.read)} read ${extent}` : 'Nobody reads it',
    rights.read.length === 0 && publicFields.length > 0 && `${extent} are public`,
    ...(['write', 'delete'] as const).map(
      (right) => rights[right].length > 0 && `${whoOf(rights[right]).toLowerCase()} ${right}`,
    ),
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
