/** The demo accounts (design §9), where each signs in; the CMS creates them on an empty database. */
const DEMO_ACCOUNTS = [
  { place: 'site', email: 'admin@example.com', purpose: 'runs the portal in its console' },
  { place: 'site', email: 'student@example.com', purpose: 'studies at the institute' },
  { place: 'site', email: 'alumni@example.com', purpose: 'has graduated' },
  { place: 'site', email: 'faculty@example.com', purpose: 'teaches at the institute' },
  { place: 'panel', email: 'owner@example.com', purpose: 'may do everything' },
  { place: 'panel', email: 'editor@example.com', purpose: 'edits the content' },
];
const DEMO_PASSWORD = 'Innokshetra-2026';

/**
 * What stands on the screen once everything serves: addresses and demo accounts.
 * @param {import('./environment.mjs').Environment} environment
 * @returns {string}
 */
export function welcome({ port, host, dataDir, databaseUrl, publicUrl, demo }) {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const origin = publicUrl ?? `http://${shown}:${port}`;
  const rows = [
    ['Site', `${origin}/`],
    ['Console', `${origin}/admin`],
    ['Panel', `${origin}/cms`],
    ['API', `${origin}/api`],
    ['Data', dataDir],
    ['Database', databaseUrl ? withoutPassword(databaseUrl) : 'SQLite, in the data folder'],
  ];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(10)}${value}`);
  if (demo) {
    lines.push('', `  Demo accounts, all with the password ${DEMO_PASSWORD}`);
    for (const { place, email, purpose } of DEMO_ACCOUNTS) {
      lines.push(`  ${place.padEnd(8)}${email.padEnd(22)}${purpose}`);
    }
  }
  return ['', ...lines, '', '  Ctrl-C ends it.', ''].join('\n');
}

/** @param {string} databaseUrl */
function withoutPassword(databaseUrl) {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}
