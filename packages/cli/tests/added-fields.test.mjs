import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { writeBuiltTypes } from '../lib/generate-types.mjs';
import { extendedApp } from '../lib/sponsor-app.mjs';

it('what somebody adds to the product is needed by no code of it, and what they make is', async () => {
  const app = extendedApp();
  const folder = mkdtempSync(join(tmpdir(), 'society-added-'));
  try {
    await writeBuiltTypes(folder, app.folder);
    const types = ['contentTypes', 'components'].map((name) =>
      readFileSync(join(folder, `generated/${name}.d.ts`), 'utf8'),
    );
    /** @param {string} model @param {string} field */
    const typeOf = (model, field) => {
      const all = types.join('');
      const [type] = new RegExp(`^    ${field}: [^;]*;`, 'm').exec(all.slice(all.indexOf(`interface ${model} `))) ?? [];
      return type;
    };
    expect(typeOf('ApiSponsorSponsor', 'name')).toContain('Attribute.Required');
    expect(typeOf('ApiAnnouncementAnnouncement', 'audience')).toMatch(/Enumeration<[^>]*>;$/);
    expect(typeOf('SharedAgendaEntry', 'room')).toBe('    room: Schema.Attribute.String;');
  } finally {
    rmSync(folder, { recursive: true, force: true });
    app.remove();
  }
});
