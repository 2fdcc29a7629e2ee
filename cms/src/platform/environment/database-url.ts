/** Ways to encrypt the way to PostgreSQL, under the names that libpq gives them. */
const SSL_BY_MODE: Record<string, false | { rejectUnauthorized: boolean }> = {
  disable: false,
  require: { rejectUnauthorized: false },
  'no-verify': { rejectUnauthorized: false },
  'verify-ca': { rejectUnauthorized: true },
  'verify-full': { rejectUnauthorized: true },
};

/** What is said of a DATABASE_URL that cannot be used. */
export const DATABASE_URL_SENTENCE =
  'DATABASE_URL is not an address such as postgres://user:password@host:5432/database, ' +
  `with sslmode, where given, one of ${Object.keys(SSL_BY_MODE).join(', ')}.`;

/** Whether a text is a PostgreSQL address that names a database and a known `sslmode`. */
export function isPostgresUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const mode = url.searchParams.get('sslmode');
  return /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1 && (mode === null || mode in SSL_BY_MODE);
}

/**
 * Splits a PostgreSQL address into what the `pg` driver takes. `sslmode` is taken out of the address, because the
 * driver reads `require` more strictly than libpq does.
 */
export function postgresConnection(databaseUrl: string): {
  connectionString: string;
  ssl: false | { rejectUnauthorized: boolean };
} {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get('sslmode') ?? 'disable';
  url.searchParams.delete('sslmode');
  return { connectionString: url.toString(), ssl: SSL_BY_MODE[mode] ?? false };
}
