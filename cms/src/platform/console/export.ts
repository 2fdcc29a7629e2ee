import type { Core } from '@strapi/strapi';
import { richTextToPlain, wallClockAt, type ConsoleField, type ConsoleRelated, type RichText } from 'contracts';

import { sendCsv } from '../serving/send-csv';
import type { ConsoleRecord, Described } from './definition';
import { fieldOf } from './fields';
import { inBatches } from './in-batches';
import { siteTimeZone } from './registry';

/**
 * Answers records as a CSV file: a column for each field that the resource exports, under the name that it has on the
 * screen, with times by the site's clock.
 * @param batches of rows as the list answers them
 */
export async function sendRecords(
  strapi: Core.Strapi,
  ctx: Parameters<Core.ControllerHandler>[0],
  resource: Described,
  batches: AsyncIterable<ConsoleRecord[]>,
): Promise<void> {
  const fields = resource.exported.map((name) => fieldOf(strapi, resource, name));
  const timeZone = await siteTimeZone(strapi);
  await sendCsv(ctx, {
    name: resource.name,
    head: fields.map(({ label }) => label),
    batches: inBatches(batches, (record) => fields.map((field) => cellOf(field, record, timeZone))),
  });
}

function cellOf({ name, type, choices }: ConsoleField, record: object, timeZone: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(record)).get(name);
  if (value === null || value === undefined) return '';
  if (type === 'json' || type === 'component' || type === 'zone') return JSON.stringify(value);
  if (type === 'richText') return richTextToPlain(value as RichText);
  if (type === 'relation' || type === 'media') return [value as Named].flat().map(nameOf).join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (type === 'dateTime') return wallClockAt(text, timeZone).replace('T', ' ');
  if (type === 'choice') return choices.find((choice) => choice.value === text)?.label ?? text;
  return text;
}

type Named = ConsoleRelated | ConsoleRelated[];
const nameOf = ({ label }: ConsoleRelated): string => label;
