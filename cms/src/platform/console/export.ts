import type { Core } from '@strapi/strapi';
import {
  ENTRY_ID,
  isLinks,
  richTextToPlain,
  wallClockAt,
  type ConsoleField,
  type ConsoleRelated,
  type RichText,
} from 'contracts';

import { sendCsv } from '../serving/send-csv';
import type { ConsoleRecord, Described } from './definition';
import { fieldOf } from './fields';
import { inBatches } from './in-batches';
import type { WithMore } from './more-records';
import { siteTimeZone } from './registry';

/**
 * Answers records as a CSV file: a column for each field that the resource exports, under the name that it has on the
 * screen, with times by the site's clock.
 * @param more fields that people added to the type, behind them
 * @param batches of rows as the list answers them
 */
export async function sendRecords(
  strapi: Core.Strapi,
  ctx: Parameters<Core.ControllerHandler>[0],
  resource: Described,
  more: readonly ConsoleField[],
  batches: AsyncIterable<WithMore<ConsoleRecord>[]>,
): Promise<void> {
  const fields = resource.exported.map((name) => fieldOf(strapi, resource, name));
  const added = more.filter(({ type }) => type !== 'password');
  const timeZone = await siteTimeZone(strapi);
  await sendCsv(ctx, {
    name: resource.name,
    head: [...fields, ...added].map(({ label }) => label),
    batches: inBatches(batches, (record) => [
      ...fields.map((field) => cellOf(field, record, timeZone)),
      ...added.map((field) => cellOf(field, record.more ?? {}, timeZone)),
    ]),
  });
}

function cellOf({ name, type, choices }: ConsoleField, record: object, timeZone: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(record)).get(name);
  if (value === null || value === undefined) return '';
  if (type === 'json') return JSON.stringify(value);
  if (type === 'component' || type === 'zone') return JSON.stringify(value, withoutEntryIds);
  if (type === 'richText') return richTextToPlain(value as RichText);
  if (type === 'relation' && isLinks(value)) return String(value.count);
  if (type === 'relation' || type === 'media') return [value as Named].flat().map(nameOf).join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (type === 'dateTime') return wallClockAt(text, timeZone).replace('T', ' ');
  if (type === 'choice') return choices.find((choice) => choice.value === text)?.label ?? text;
  return text;
}

/** What an entry is called on the wire says nothing to whoever reads a file. */
const withoutEntryIds = (key: string, value: unknown): unknown => (key === ENTRY_ID ? undefined : value);

type Named = ConsoleRelated | ConsoleRelated[];
const nameOf = ({ label }: ConsoleRelated): string => label;
