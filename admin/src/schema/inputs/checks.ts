import { faultsOfField, type ConsoleField } from 'contracts';
import { email, maxLength, maxValue, minValue, required, type Validator } from 'react-admin';

import { PUBLISH } from '../../providers/drafts';
import { useFormKind } from './FormResource';

/** What a field checks before anything is sent. */
export function useChecks(field: ConsoleField): Validator[] {
  // The product's own say it in the words of the documents; whatever people made, in the server's.
  const { isMade, hasDrafts } = useFormKind();
  if (!isMade) return checksOf(field);
  // A draft may lack what is needed once it is published.
  return [
    (value: unknown, { [PUBLISH]: isPublished }: Partial<Record<string, unknown>>) =>
      ownFault(field, value, !hasDrafts || isPublished === true),
  ];
}

/** What is wrong with a value itself; its parts have inputs of their own. */
function ownFault(field: ConsoleField, value: unknown, areNeeded: boolean): string | undefined {
  return faultsOfField(field, value, {}, areNeeded).find(({ path }) => path.length === 0)?.message;
}

function checksOf({ type, required: isRequired, maxLength: chars, min, max }: ConsoleField): Validator[] {
  const checks: Validator[] = [];
  if (isRequired) checks.push(required());
  if (chars !== null) checks.push(maxLength(chars));
  if (min !== null) checks.push(minValue(min));
  if (max !== null) checks.push(maxValue(max));
  if (type === 'email') checks.push(email('Please enter a valid email address'));
  return checks;
}

/** What stands under an input: what the panel says of it, and what it takes. */
export function hintOf({ type, hint, minLength, maxLength, min, max, isMany, pattern }: ConsoleField): string {
  const unit = isMany ? 'entries' : '';
  const limits =
    type === 'password'
      ? 'Left empty, it stays as it is'
      : rangeOf(minLength, maxLength, 'characters') ||
        rangeOf(min, max, unit) ||
        (pattern === null ? '' : 'Has a form of its own');
  return [hint, limits].filter((part) => part !== '').join(hint.endsWith('.') ? ' ' : ' · ');
}

function rangeOf(min: number | null, max: number | null, unit: string): string {
  const written = (number: number) => number.toLocaleString('en-US');
  const range =
    min !== null && max !== null
      ? `${written(min)} to ${written(max)}`
      : min !== null
        ? `At least ${written(min)}`
        : max !== null
          ? `At most ${written(max)}`
          : '';
  return range && unit ? `${range} ${unit}` : range;
}
