/** The panel's demo accounts (design §9); the CMS creates them on an empty database. */
const DEMO_ACCOUNTS = [
  ['owner@example.com', 'may do everything'],
  ['editor@example.com', 'edits the content'],
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
    ['Panel', `${origin}/cms`],
    ['API', `${origin}/api`],
    ['Data', dataDir],
    ['Database', databaseUrl ? withoutPassword(databaseUrl) : 'SQLite, in the data folder'],
  ];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(10)}${value}`);
  if (demo) {
    lines.push('', `  Demo accounts of the panel, password ${DEMO_PASSWORD}`);
    lines.push(...DEMO_ACCOUNTS.map(([email = '', purpose]) => `  ${email.padEnd(22)}${purpose}`));
  }
  return ['', ...lines, '', '  Ctrl-C ends it.', ''].join('\n');
}

/** @param {string} databaseUrl */
function withoutPassword(databaseUrl) {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}
