import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig, settingNames } from '../src/config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/project')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/project/data',
      databaseUrl: null,
      mediaUrl: null,
      releasesDir: null,
      apiBase: '/backend',
      adminPassword: null,
      isAdminOpen: false,
      smtpUrl: null,
      mailFrom: null,
      mailTo: null,
      retentionMonths: 24,
      securityContact: null,
      serverSecret: null,
      siteUrl: 'http://localhost:3000',
      hasSecureSubdomains: false,
      trustProxy: [],
      readRate: 30,
      recordsSearches: true,
      drainSeconds: 0,
      socketDescriptor: null,
      metricsToken: null,
      logLevel: 'info',
    });
  });

  it('uses a systemd socket that is meant for this process', () => {
    const socket = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };
    expect(readConfig(socket, '/project').socketDescriptor).toBe(3);
    expect(readConfig({ ...socket, LISTEN_PID: '1' }, '/project').socketDescriptor).toBeNull();
    expect(readConfig({ ...socket, LISTEN_FDS: '0' }, '/project').socketDescriptor).toBeNull();
    expect(() => readConfig({ ...socket, ADMIN_AUTH: 'off' }, '/project')).toThrow(/^ADMIN_AUTH is off only/);
  });

  it('reads secrets from files, as containers provide them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'elvora-secrets-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'token');
    await writeFile(file, 'a-token-of-20-letters\n');
    expect(readConfig({ METRICS_TOKEN_FILE: file }, '/project').metricsToken).toBe('a-token-of-20-letters');
    const both = { METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'another-token-of-letters' };
    expect(() => readConfig(both, '/project')).toThrow(/METRICS_TOKEN and METRICS_TOKEN_FILE are both set/);
    expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') }, '/project')).toThrow(ConfigError);
  });

  it('reads every variable; an empty one counts as absent', () => {
    expect(
      readConfig(
        {
          PORT: '8080',
          HOST: '0.0.0.0',
          DATA_DIR: '/var/lib/elvora',
          DATABASE_URL: 'postgres://user:secret@db/elvora',
          MEDIA_URL: 'https://key:secret@s3.example/pictures?region=ap-south-1',
          RELEASES_DIR: 'shared',
          API_BASE: '/api/v1',
          ADMIN_PASSWORD: 'a good password',
          ADMIN_AUTH: '',
          SMTP_URL: 'smtps://mail.example:465',
          MAIL_FROM: 'web@elvora.example',
          MAIL_TO: 'office@elvora.example',
          RETENTION_MONTHS: '6',
          SITE_URL: 'https://elvora.example/',
          TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
          METRICS_TOKEN: 'a-token-of-enough-length',
          LOG_LEVEL: 'warn',
          HOME: '/root',
        },
        '/project',
      ),
    ).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/elvora',
      databaseUrl: 'postgres://user:secret@db/elvora',
      mediaUrl: 'https://key:secret@s3.example/pictures?region=ap-south-1',
      releasesDir: '/project/shared',
      apiBase: '/api/v1',
      adminPassword: 'a good password',
      isAdminOpen: false,
      smtpUrl: 'smtps://mail.example:465',
      mailFrom: 'web@elvora.example',
      mailTo: 'office@elvora.example',
      retentionMonths: 6,
      siteUrl: 'https://elvora.example',
      trustProxy: ['10.0.0.1', '10.1.0.0/16'],
      metricsToken: 'a-token-of-enough-length',
      logLevel: 'warn',
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db/elvora'],
    ['DATABASE_URL', 'elvora'],
    ['MEDIA_URL', 's3://pictures'],
    ['MEDIA_URL', 'https://key:secret@s3.example'],
    ['API_BASE', 'backend'],
    ['API_BASE', '/backend/'],
    ['API_BASE', '/'],
    ['API_BASE', '/admin'],
    ['API_BASE', '/product'],
    ['API_BASE', '/Media/api'],
    ['API_BASE', '/api/..'],
    ['API_BASE', '/a b'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_AUTH', 'no'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Elvora <web@elvora.example>'],
    ['MAIL_TO', 'office'],
    ['RETENTION_MONTHS', '0'],
    ['RETENTION_MONTHS', 'forever'],
    ['SITE_URL', 'elvora.example'],
    ['SITE_URL', 'https://elvora.example/shop'],
    ['SITE_URL', 'https://elvora.example/?a=b'],
    ['SITE_URL', 'https://user:secret@elvora.example'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SECURITY_CONTACT', 'security@elvora.example'],
    ['SERVER_SECRET', 'too short to be one'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.1/99'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with a space in its middle'],
    ['LOG_LEVEL', 'loud'],
  ])('reports %s and the reason when it is %j (O90)', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/project')).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value }, '/project')).toThrow(new RegExp(`^${name} .{10,}\\.$`));
  });

  it('never repeats a secret', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' }, '/project')).not.toThrow(/hunter2/);
  });

  it('leaves the admin open only on this machine (D-07)', () => {
    for (const HOST of ['localhost', '127.0.0.1', '::1']) {
      expect(readConfig({ HOST, ADMIN_AUTH: 'off' }, '/project').isAdminOpen).toBe(true);
    }
    for (const SITE_URL of ['http://localhost:3000', 'http://127.0.0.1/', 'http://[::1]:3000']) {
      expect(readConfig({ SITE_URL, ADMIN_AUTH: 'off' }, '/project').isAdminOpen).toBe(true);
    }
    for (const exposed of [
      { HOST: '0.0.0.0' },
      { TRUST_PROXY: '127.0.0.1' },
      { SITE_URL: 'https://shop.example' },
      { SITE_URL: 'http://192.168.1.2:3000' },
    ]) {
      expect(() => readConfig({ ...exposed, ADMIN_AUTH: 'off' }, '/project')).toThrow(ConfigError);
      expect(() => readConfig({ ...exposed, ADMIN_AUTH: 'off' }, '/project')).toThrow(/^ADMIN_AUTH is off/);
    }
  });

  it('is described in the README, setting by setting', async () => {
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    const described = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name = '']) => name);
    expect(described.toSorted()).toEqual(settingNames.toSorted());
  });

  it('keeps the API separate from the addresses of all pages', async () => {
    const source = new URL('../../storefront/src/site/paths.ts', import.meta.url);
    const segments = [...(await readFile(source, 'utf8')).matchAll(/[`'](\/[a-z-]+)/g)].map(
      ([, path]) => path,
    );
    expect(segments.length).toBeGreaterThan(20);
    for (const path of segments) {
      expect(() => readConfig({ API_BASE: path }, '/project'), path).toThrow(ConfigError);
    }
  });
});
