import path from 'node:path';

import { z } from 'zod';

import { DATABASE_URL_SENTENCE, isPostgresUrl } from './database-url';
import { isMailFrom, isSmtpUrl, MAIL_FROM_SENTENCE, SMTP_URL_SENTENCE } from './mail-address';

/** What the process was told from outside, read once and checked (design §9). */
export interface Environment {
  production: boolean;
  /** Whether a society runs on it: a production that its host asked for, not one that our own commands try out. */
  live: boolean;
  /** Address to listen on. */
  host: string;
  port: number;
  /** Scheme and host under which visitors reach the site; null takes the host of each request. */
  publicUrl: string | null;
  /** How many proxies of ours a request passes: so many entries of `X-Forwarded-*`, from the right, are believed. */
  proxies: number;
  /** Absolute folder of the database file, uploads and mails. */
  dataDir: string;
  /** PostgreSQL address; null is SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Mail server; null keeps each mail as a file in `dataDir`. */
  smtpUrl: string | null;
  /** Who mails come from; null is the site's own name and address. */
  mailFrom: string | null;
  /** Whether the demo is seeded and its accounts exist. */
  demo: boolean;
  /** Cost of a password's hash: bcrypt's rounds, as a power of two. */
  hashRounds: number;
  /** Whether this process does what the clock asks for; one process of a society is enough. */
  scheduledJobs: boolean;
  secrets: Record<SecretName, string>;
}

/** The secrets that the process needs. `APP_KEYS` may hold several, separated by commas; the first one signs. */
export const SECRET_NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;
type SecretName = (typeof SECRET_NAMES)[number];

/** Length under which a secret of a production is refused, in characters. */
const SECRET_MIN_CHARS = 32;
/** Distinct characters under which a secret looks typed rather than drawn. */
const SECRET_MIN_DISTINCT = 8;
const PLACEHOLDER =
  /tobemodified|change.?me|placeholder|your.?(own.?)?(secret|key|salt)|example|default|dummy|password/i;
/** Rounds of bcrypt at which guessing at a stolen hash is slow enough. Tests make a thousand accounts with fewer. */
const HASH_ROUNDS = 10;
/** Commands of Strapi that serve nobody, so that an image can be built without secrets. */
const COMMANDS_WITHOUT_SECRETS = ['build', 'ts:generate-types'];

/** Every fault of the environment, one sentence each. */
export class EnvironmentError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'EnvironmentError';
  }
}

const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0'], `${name} is neither true nor false.`)
    .transform((value) => value === 'true' || value === '1')
    .optional();

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'NODE_ENV is none of development, production and test.')
    .default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z
    .string()
    .default('1337')
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
      error: 'PORT is not a port number between 1 and 65535.',
    })
    .transform(Number),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'PUBLIC_URL is not a scheme and host alone, such as https://society.example.org.')
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'TRUST_PROXY is not the number of proxies in front, from 0 to 9.')
    .transform(Number)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().refine(isPostgresUrl, DATABASE_URL_SENTENCE).optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, SMTP_URL_SENTENCE).optional(),
  MAIL_FROM: z.string().refine(isMailFrom, MAIL_FROM_SENTENCE).optional(),
  DEMO: flag('DEMO'),
  LIVE: flag('LIVE'),
  SCHEDULED_JOBS: flag('SCHEDULED_JOBS'),
  PASSWORD_HASH_ROUNDS: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) && Number(value) >= 4 && Number(value) <= 15, {
      error: 'PASSWORD_HASH_ROUNDS is not a number from 4 to 15.',
    })
    .transform(Number)
    .default(HASH_ROUNDS),
});

/**
 * Reads and checks the environment. A variable that is set but empty counts as not set.
 * @param variables such as `process.env`
 * @param command the Strapi command that runs; `build` needs no secrets
 * @throws EnvironmentError that lists every fault
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, command = ''): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const production = given['NODE_ENV'] === 'production';
  const live = parsed.data?.LIVE ?? production;
  const sentences = [
    ...(parsed.error?.issues.map((issue) => issue.message) ?? []),
    ...(live && parsed.success && parsed.data.PASSWORD_HASH_ROUNDS < HASH_ROUNDS
      ? [`PASSWORD_HASH_ROUNDS below ${HASH_ROUNDS} is for tests alone: leave it out.`]
      : []),
    ...(COMMANDS_WITHOUT_SECRETS.includes(command) ? [] : secretFaults(given, production)),
  ];
  if (!parsed.success || sentences.length > 0) throw new EnvironmentError(sentences);

  const values = parsed.data;
  return {
    production,
    live,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? null,
    proxies: values.TRUST_PROXY ?? (values.PUBLIC_URL?.startsWith('https:') ? 1 : 0),
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    demo: values.DEMO ?? !production,
    hashRounds: values.PASSWORD_HASH_ROUNDS,
    scheduledJobs: values.SCHEDULED_JOBS ?? true,
    secrets: Object.fromEntries(SECRET_NAMES.map((name) => [name, given[name] ?? ''])) as Record<SecretName, string>,
  };
}

/** Missing secrets anywhere; weak or default ones where the public can come (design §9). */
function secretFaults(given: NodeJS.ProcessEnv, production: boolean): string[] {
  return SECRET_NAMES.flatMap((name) => {
    const value = given[name];
    if (!value) return [`${name} is not set: give it a long random text of its own.`];
    if (!production) return [];
    return value.split(',').flatMap((key) => {
      if (PLACEHOLDER.test(key)) return [`${name} still holds a placeholder: give it a long random text of its own.`];
      if (key.length < SECRET_MIN_CHARS) return [`${name} is shorter than ${SECRET_MIN_CHARS} characters.`];
      if (new Set(key).size < SECRET_MIN_DISTINCT) return [`${name} repeats too few characters to be random.`];
      return [];
    });
  });
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return bare && (url.protocol === 'https:' || url.protocol === 'http:');
}

let current: Environment | undefined;

/**
 * The environment of this process. A fault ends the process with its sentences and exit code 1: Strapi reads its
 * configuration first and would bury a thrown error under a stack.
 */
export function environment(): Environment {
  try {
    current ??= readEnvironment(process.env, process.argv[2]);
    return current;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`The server cannot start:\n${error.sentences.map((line) => `  - ${line}\n`).join('')}`);
    process.exit(1);
  }
}
