import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { tidySchemas } from './tidy.mjs';

const BEFORE = `{
  "options": { "draftAndPublish": true },
  "attributes": {
    "title": { "type": "string", "required": true, "maxLength": 150 },
    "kind": {
      "type": "enumeration",
      "enum": ["talk", "visit"]
    }
  }
}
`;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'society-tidy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves of what the Content-Type Builder writes only what it has changed', async () => {
  const [kept, file] = [join(folder, 'kept.json'), join(folder, 'schema.json')];
  writeFileSync(kept, BEFORE);
  const title = { type: 'string', maxLength: 150, required: true };
  const kind = { enum: ['talk', 'visit'], type: 'enumeration' };
  const written = { attributes: { title, hall: { type: 'string' }, kind }, options: { draftAndPublish: true } };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
  const { mtimeMs } = statSync(file);

  await tidySchemas([file, join(folder, 'gone.json')], () => kept);

  const added = '    },\n    "hall": { "type": "string" }\n  }\n}\n';
  expect(readFileSync(file, 'utf8')).toBe(BEFORE.replace('    }\n  }\n}\n', added));
  expect(statSync(file).mtimeMs).toBeCloseTo(mtimeMs, 0);
});

it('lets alone what a person has written, and what is no JSON', async () => {
  const [file, broken] = [join(folder, 'by-hand.json'), join(folder, 'broken.json')];
  writeFileSync(file, BEFORE);
  writeFileSync(broken, '{');
  await tidySchemas([file, broken], () => join(folder, 'nothing.json'));
  expect([file, broken].map((each) => readFileSync(each, 'utf8'))).toEqual([BEFORE, '{']);
});
