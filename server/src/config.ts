import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isEmail } from '@elvora/catalogue/contract';
import * as v from 'valibot';
import { parseBucketUrl } from './bucketUrl.ts';
import { readSecretFiles } from './secretFiles.ts';

/** An invalid setting; the message names the variable and the reason (exit code 78, sysexits `EX_CONFIG`). */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly exitCode = 78;
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'is a number from 0 to 65535'),
);

/** First path segments of pages, the admin and files, which the API would collide with. */
const reservedSegments: ReadonlySet<string> = new Set(
  `about-us admin assets best-sellers blog cart categories category compare contact distributor faq favicon.ico gallery
  healthz manifest.webmanifest media metrics newsletter privacy product products projects readyz robots.txt search services
  sitemap.xml terms testimonial .well-known`.split(/\s+/),
);

const path = v.pipe(
  v.string(),
  v.regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'is a path such as /backend, without a slash at the end'),
  v.check(
    (text) => !reservedSegments.has(text.split('/')[1]?.toLowerCase() ?? ''),
    'is the address of a page or of files; choose another, such as /backend',
  ),
  v.check((text) => !/\/\.\.?(\/|$)/.test(text), 'is a path such as /backend, without dots alone'),
);

const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `is an address that begins with ${protocols.map((protocol) => (protocol === 'mailto:' ? protocol : `${protocol}//`)).join(' or ')}`,
    ),
  );

const siteUrl = v.pipe(
  url('http:', 'https:'),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { pathname, search, hash, username } = new URL(text);
    return /^\/*$/.test(pathname) && search === '' && hash === '' && username === '';
  }, 'is an address without a path, such as https://shop.example: the site needs a host of its own'),
);

/** Whether a text is an IP address or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const maxBits = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
}

const addresses = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  ),
  v.check((list) => list.every(isNetwork), 'is a list of addresses such as 10.0.0.1, 10.1.0.0/16'),
);

const email = v.pipe(v.string(), v.check(isEmail, 'is an email address'));

const months = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, 'is a number of months from 1 to 999'),
  v.transform(Number),
);

const readRate = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is a number of reads per second from 0 to 99999'),
  v.transform(Number),
);

const drainSeconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, 'is a number of seconds from 0 to 60'),
  v.transform(Number),
  v.maxValue(60, 'is a number of seconds from 0 to 60'),
);

/** Long enough for a proxy to check `/readyz`. */
const drainSecondsBehindProxy = 3;

const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  DATA_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  API_BASE: v.optional(path, '/backend'),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => [...text].length >= 8 && [...text].length <= 128, 'has 8 to 128 characters'),
    ),
  ),
  ADMIN_AUTH: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'on'),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: v.optional(email),
  MAIL_TO: v.optional(email),
  RETENTION_MONTHS: v.optional(months, '24'),
  MEDIA_URL: v.optional(
    v.pipe(
      url('http:', 'https:'),
      v.check((text) => parseBucketUrl(text).bucket !== '', 'names a bucket: https://KEY:SECRET@host/bucket'),
    ),
  ),
  READ_RATE: v.optional(readRate, '30'),
  SEARCH_RECORD: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'on'),
  DRAIN_SECONDS: v.optional(drainSeconds),
  RELEASES_DIR: v.optional(v.string()),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, 'has 16 to 200 characters and no spaces')),
  ),
  SECURITY_CONTACT: v.optional(url('mailto:', 'https:')),
  SERVER_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => [...text].length >= 32, 'has at least 32 characters'),
    ),
  ),
  SITE_URL: v.optional(siteUrl),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'off'),
  TRUST_PROXY: v.optional(addresses),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'is one of fatal, error, warn, info, debug, silent',
    ),
    'info',
  ),
});

/** Environment variables that are read. */
export const settingNames: readonly string[] = Object.keys(environment.entries);

function withSecrets(env: Parameters<typeof readSecretFiles>[0]) {
  try {
    return readSecretFiles(env);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

export interface Config {
  port: number;
  /** Address to listen on; `localhost` accepts connections of this machine only. */
  host: string;
  /**
   * Descriptor of a listening socket that systemd passes and keeps open during restarts; null to listen on
   * `host` and `port`.
   */
  socketDescriptor: number | null;
  /** Folder of the embedded database, pictures and uploads. */
  dataDir: string;
  /** PostgreSQL; null for the embedded SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Bucket that several machines share for pictures; null for the folder in `dataDir` only. */
  mediaUrl: string | null;
  /** Folder of released assets that several servers share; null for one in `dataDir`. */
  releasesDir: string | null;
  /** Path prefix of the API. */
  apiBase: string;
  /** Password of the owner's account on the first start; null for a random one. */
  adminPassword: string | null;
  isAdminOpen: boolean;
  /** Mail server; null to send no mail. */
  smtpUrl: string | null;
  /** Sender of mail; null for the office's address. */
  mailFrom: string | null;
  /** Recipient of the office's mail; null for the addresses in the company's texts. */
  mailTo: string | null;
  /** Retention of enquiries in months. */
  retentionMonths: number;
  /** Contact for vulnerability reports (RFC 9116); null for the company's privacy address. */
  securityContact: string | null;
  /** Secret that derives the keys for one-time passwords and address hashes; null for a random one in the database. */
  serverSecret: string | null;
  /** Address of the site as visitors see it, without a slash at the end; the only source of absolute links (O63). */
  siteUrl: string;
  /** Whether browsers must use HTTPS for every subdomain of the site, too. */
  hasSecureSubdomains: boolean;
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: readonly string[];
  /** Uncached reads per second of one client network; 0 for no limit. */
  readRate: number;
  /** Whether missed searches are recorded, without address or session. */
  recordsSearches: boolean;
  /** How long a stopping server still accepts connections. */
  drainSeconds: number;
  /** Bearer token for `/metrics`; null to allow staff only. */
  metricsToken: string | null;
  logLevel: string;
}

/** The first descriptor that systemd passes (sd_listen_fds(3)); the variables may be meant for another process. */
const socketDescriptorOf = (env: Readonly<Record<string, string | undefined>>): number | null =>
  env['LISTEN_PID'] === String(process.pid) && Number(env['LISTEN_FDS']) >= 1 ? 3 : null;

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Host name of an address, an IPv6 address without its brackets. */
const hostnameOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** Reads and validates the environment; an empty variable counts as unset. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, projectDir: string): Config {
  const variables = Object.fromEntries(
    Object.entries(withSecrets(env)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environment, variables);
  if (!result.success) {
    const messages = new Map(
      // The first problem of a setting is the cause; others of the same setting follow from it.
      result.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? 'The environment', issue.message]),
    );
    throw new ConfigError(
      [...messages]
        .map(([name, message]) => `${name} ${message}.`)
        .toReversed()
        .join('\n'),
    );
  }
  const set = result.output;
  const isAdminOpen = set.ADMIN_AUTH === 'off';
  if (isAdminOpen && !loopback.has(set.HOST)) {
    throw new ConfigError(
      'ADMIN_AUTH is off only while HOST is localhost: nobody else may reach an open admin panel.',
    );
  }
  if (isAdminOpen && set.TRUST_PROXY !== undefined) {
    throw new ConfigError('ADMIN_AUTH is off only without TRUST_PROXY: through a proxy everybody is local.');
  }
  if (isAdminOpen && set.SITE_URL !== undefined && !loopback.has(hostnameOf(set.SITE_URL))) {
    throw new ConfigError(
      'ADMIN_AUTH is off only while SITE_URL is this machine: nobody else may reach an open admin panel.',
    );
  }
  const socketDescriptor = socketDescriptorOf(env);
  if (isAdminOpen && socketDescriptor !== null) {
    throw new ConfigError(
      'ADMIN_AUTH is off only without a socket of systemd: it may be open to other machines.',
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    socketDescriptor,
    dataDir: resolve(projectDir, set.DATA_DIR ?? 'data'),
    databaseUrl: set.DATABASE_URL ?? null,
    mediaUrl: set.MEDIA_URL ?? null,
    releasesDir: set.RELEASES_DIR === undefined ? null : resolve(projectDir, set.RELEASES_DIR),
    apiBase: set.API_BASE,
    adminPassword: set.ADMIN_PASSWORD ?? null,
    isAdminOpen,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? null,
    mailTo: set.MAIL_TO ?? null,
    retentionMonths: set.RETENTION_MONTHS,
    securityContact: set.SECURITY_CONTACT ?? null,
    serverSecret: set.SERVER_SECRET ?? null,
    siteUrl: (set.SITE_URL ?? `http://localhost:${set.PORT}`).replace(/(?<!\/)\/+$/, ''),
    hasSecureSubdomains: set.HSTS_SUBDOMAINS === 'on',
    trustProxy: set.TRUST_PROXY ?? [],
    readRate: set.READ_RATE,
    recordsSearches: set.SEARCH_RECORD === 'on',
    drainSeconds: set.DRAIN_SECONDS ?? (set.TRUST_PROXY === undefined ? 0 : drainSecondsBehindProxy),
    metricsToken: set.METRICS_TOKEN ?? null,
    logLevel: set.LOG_LEVEL,
  };
}

/** Folder of uploads in progress. */
export const uploadsDirOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'uploads');
