import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createRedaction } from '../../src/doctor/checkSettings.ts';
import { examineInstallation } from '../../src/doctor/examineInstallation.ts';
import { openStore } from '../../src/store/index.ts';
import { startFakeS3Server } from '../support/fakeS3Server.ts';
import { startFakeSmtpServer } from '../support/fakeSmtpServer.ts';
import { compileCache } from '../support/serverProcess.ts';
import { silentLogger } from '../support/testDatabases.ts';

const projectDir = fileURLToPath(new URL('../../../', import.meta.url));
const doctorFile = fileURLToPath(new URL('../../src/cli/doctor.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

/** A data folder with a database, accessible only to its owner. */
async function dataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'elvora-doctor-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
  await store.backups.record('succeeded', new Date());
  await store.backups.record('verified', new Date());
  await store.close();
  return dataDir;
}

/** Findings as `state subject: text`. */
async function examine(env: Readonly<Record<string, string>>, now = new Date()): Promise<string[]> {
  const findings = await examineInstallation({ env, projectDir, now });
  for (const { state, advice } of findings) if (state === 'problem') expect(advice).not.toBe('');
  return findings.map(({ state, subject, text }) => `${state} ${subject}: ${text}`);
}

const problemsOf = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('ok '));

/** Runs the command, as another user than root if need be. */
const runDoctor = (env: Readonly<Record<string, string>>, uid?: number) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env }, uid };
    execFile(process.execPath, [doctorFile], options, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: output + errors }),
    );
  });

it('hides a password whose percent sign encodes nothing', () => {
  const config = readConfig({ SMTP_URL: 'smtp://user:secret100%@mail.example' }, projectDir);
  expect(createRedaction(config)('rejected secret100% of user')).toBe('rejected … of user');
});

describe('npm run doctor', { timeout: 30_000 }, () => {
  it('reports no problem of a correct installation, and exits with 0', async () => {
    const { code, output } = await runDoctor({ DATA_DIR: await dataFolder(), PORT: '3001' });
    expect(code).toBe(0);
    const subjects = output
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/).slice(0, 2));
    // The disk of the machine that tests may be full.
    expect(subjects.filter(([, subject]) => subject !== 'Disk' && subject !== undefined)).toEqual(
      [
        'Elvora',
        'Node',
        'Settings',
        'Folder',
        'Database',
        'Clock',
        'Backups',
        'Backups',
        'Mail',
        'Bucket',
      ].map((subject) => ['ok', subject]),
    );
    expect(output).toMatch(/PORT=3001/);
    expect(output).toMatch(/Disk +\d+ MB free/);
  });

  it('lists every invalid setting, and exits with 1', async () => {
    const secret = 'smtp-secret';
    const { code, output } = await runDoctor({ PORT: 'http', SMTP_URL: secret, LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output).toMatch(/^problem +Settings +PORT is a number from 0 to 65535\.$/m);
    expect(output).toMatch(/^problem +Settings +SMTP_URL is an address/m);
    expect(output).toMatch(/^problem +Settings +LOG_LEVEL is one of/m);
    expect(output).not.toContain(secret);
  });

  it('reads secrets and shows none of them', async () => {
    const dataDir = await dataFolder();
    const secrets = {
      DATABASE_URL: 'postgres://elvora:pass%2Fword@127.0.0.1:1/none',
      SERVER_SECRET: 'a server secret of thirty-two letters',
      METRICS_TOKEN: 'a-token-for-metrics',
      ADMIN_PASSWORD: 'an owner password',
      SMTP_URL: 'smtp://user:mail-password@127.0.0.1:1',
      MEDIA_URL: 'http://KEY:bucket-secret@127.0.0.1:1/pictures',
    };
    const lines = (await examine({ DATA_DIR: dataDir, ...secrets })).join('\n');
    expect(lines).toContain('SERVER_SECRET (not shown)');
    expect(lines).toContain('problem Database: The database of DATABASE_URL is not responding.');
    expect(lines).toMatch(/problem Mail: 127\.0\.0\.1:1: .*ECONNREFUSED/);
    expect(lines).toMatch(/problem Bucket: 127\.0\.0\.1:1\/pictures: The bucket cannot be reached/);
    for (const secret of ['pass', 'word@', 'thirty-two', 'a-token', 'owner password', 'bucket-secret']) {
      expect(lines).not.toContain(secret);
    }
  });

  it('redacts secrets in the messages of libraries', () => {
    const env = {
      SMTP_URL: 'smtp://user:mail%2Fpassword@mail.example',
      METRICS_TOKEN: 'a-token-for-metrics',
    };
    const redact = createRedaction(readConfig(env, projectDir));
    const text = 'mail/password of user was refused, as mail%2Fpassword and a-token-for-metrics';
    expect(redact(text)).toBe('… of user was refused, as … and …');
  });

  it('signs in to the mail server and lists the bucket, and sends nothing', async () => {
    const [smtp, bucket] = [await startFakeSmtpServer(), await startFakeS3Server()];
    const lines = await examine({ DATA_DIR: await dataFolder(), SMTP_URL: smtp.url, MEDIA_URL: bucket.url });
    expect(lines.find((line) => line.includes(' Mail:'))).toMatch(/^ok .* answers and accepts the user$/);
    expect(lines.find((line) => line.includes(' Bucket:'))).toMatch(/^ok .* answers and lists its objects$/);
    expect(smtp.mails).toEqual([]);
    expect(bucket.objects.size).toBe(0);
  });

  it('reports a folder that cannot be written', async () => {
    const dataDir = await dataFolder();
    await chmod(dataDir, 0o555);
    onTestFinished(() => chmod(dataDir, 0o700));
    const { code, output } = await runDoctor({ DATA_DIR: dataDir }, isRoot ? nobody : undefined);
    expect(code).toBe(1);
    expect(output).toMatch(/^problem +Folder +.* cannot be written: EACCES/m);
    expect(output).toMatch(/^problem +Database +The database in .* cannot be written\./m);
    expect(output).toMatch(/^warning +Folder +every user of this machine may read/m);
  });

  it.runIf(isRoot)('finds files of another user', async () => {
    const dataDir = await dataFolder();
    await writeFile(join(dataDir, 'restored.jpg'), '');
    await chown(join(dataDir, 'restored.jpg'), nobody, nobody);
    expect(problemsOf(await examine({ DATA_DIR: dataDir }))).toContain(
      `problem Folder: 1 files do not belong to the owner of ${dataDir}, such as restored.jpg`,
    );
  });

  it('reports a check that throws along with the results of the others', async () => {
    const [dataDir, elsewhere] = [await dataFolder(), await mkdtemp(join(tmpdir(), 'elvora-doctor-'))];
    onTestFinished(() => rm(elsewhere, { recursive: true }));
    const findings = await examineInstallation({
      env: { DATA_DIR: dataDir },
      projectDir: elsewhere,
      now: new Date(),
    });
    expect(findings[0]).toMatchObject({
      subject: 'Elvora',
      text: expect.stringMatching(/could not be checked: ENOENT.*package\.json/),
    });
    expect(findings.find(({ subject }) => subject === 'Database')).toMatchObject({ state: 'ok' });
  });

  it('warns of a folder without a database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'elvora-doctor-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    expect(await examine({ DATA_DIR: dataDir })).toContain(
      `warning Database: there is none in ${dataDir} yet`,
    );
    expect(await examine({ DATA_DIR: join(dataDir, 'none') })).toContain(
      `warning Folder: ${join(dataDir, 'none')} does not exist yet`,
    );
  });
});
