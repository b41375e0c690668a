import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../src/http/metrics.ts';
import { testStore } from '../support/testDatabases.ts';
import { testedProxyFiles, type TestedRecord } from '../support/testedProxyFiles.ts';

const read = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/** Returns the settings of a section of a systemd unit. */
async function section(unit: string, name: string): Promise<Map<string, string>> {
  const text = (await read(unit)).split(/^\[/m).find((part) => part.startsWith(`${name}]`)) ?? '';
  return new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
}

it.each(['elvora.service', 'elvora-backup.service'])(
  '%s reports its failure through an existing unit',
  async (unit) => {
    const failure = (await section(unit, 'Unit')).get('OnFailure');
    expect(failure).toBe('elvora-failed@%n.service');
    expect((await section('elvora-failed@.service', 'Service')).get('Type')).toBe('oneshot');
  },
);

it('restarts the server after any number of failures, except for an invalid setting', async () => {
  expect((await section('elvora.service', 'Unit')).get('StartLimitIntervalSec')).toBe('0');
  const service = await section('elvora.service', 'Service');
  expect(service.get('Restart')).toBe('on-failure');
  expect(service.get('RestartPreventExitStatus')).toBe('78');
});

it('closes the port after an invalid setting, so that a waiting connection does not restart the server endlessly', async () => {
  const after = (await section('elvora.service', 'Service')).get('ExecStopPost') ?? '';
  // Without '+' the user of the server would have to be allowed to stop units.
  const [, command = ''] = /^\+\/bin\/sh -c '(.+)'$/.exec(after) ?? [];
  const stoppedAt = (status: string) => {
    const script = command.replaceAll('$$', '$').replace('systemctl', 'echo');
    const env = { ...process.env, EXIT_STATUS: status };
    return spawnSync('/bin/sh', ['-c', script], { env, encoding: 'utf8' }).stdout.trim();
  };
  expect(stoppedAt('78')).toBe('stop elvora.socket');
  for (const other of ['0', '1', 'KILL', '']) expect([other, stoppedAt(other)]).toEqual([other, '']);
});

const units = [
  'elvora.service',
  'elvora.socket',
  'elvora-backup.service',
  'elvora-backup.timer',
  'elvora-failed@.service',
];

it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd verifies the units without warnings',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'elvora-units-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const unit of units) {
      // The programs of the units are not installed here.
      const text = (await read(unit)).replaceAll(/^(ExecStart=-?)\S+/gm, '$1/bin/true');
      await writeFile(join(folder, unit), text);
    }
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', ...units.map((unit) => join(folder, unit))],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
  },
);

it('runs server and backup as the user who owns the data, and limits the server', async () => {
  const [server, backup] = [
    await section('elvora.service', 'Service'),
    await section('elvora-backup.service', 'Service'),
  ];
  for (const setting of [
    'DynamicUser',
    'User',
    'WorkingDirectory',
    'EnvironmentFile',
    'UMask',
    'StateDirectoryMode',
  ]) {
    expect([setting, backup.get(setting)]).toEqual([setting, server.get(setting)]);
  }
  expect(backup.get('StateDirectory')?.split(' ')).toContain(server.get('StateDirectory'));
  expect(server.get('Environment')).toContain(`DATA_DIR=/var/lib/${server.get('StateDirectory')}`);
  for (const limit of ['MemoryMax', 'MemoryHigh', 'LimitNOFILE']) expect(server.get(limit)).toMatch(/^\d/);
  // Longer than the server takes to finish its requests.
  expect(Number(server.get('TimeoutStopSec'))).toBeGreaterThanOrEqual(15);
});

it('confines the containers: memory, capabilities, a read-only image, an unprivileged owner of the volumes', async () => {
  const compose = await read('../compose.yaml');
  for (const line of [
    'mem_limit: 1200m',
    'read_only: true',
    "cap_drop: ['ALL']",
    "'no-new-privileges:true'",
  ]) {
    expect(compose).toContain(line);
  }
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThanOrEqual(15);
  const dockerfile = await read('../Dockerfile');
  expect(dockerfile).toMatch(/install -d -o node -g node -m 0700 \/data \/backups\nUSER node/);
});

it('alerts on existing metrics', async () => {
  const metrics = createMetrics({ store: await testStore('sqlite'), waitingPictures: () => 0 });
  const { text } = await metrics.read();
  const names = [...(await read('alerts.yml')).matchAll(/\b(?:elvora|http|nodejs)_\w+/g)].map(
    ([name]) => name,
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(text).toContain(`# TYPE ${name.replace(/_count$/, '')} `);
});

it('has proxy files that npm run proxies has tested', async () => {
  const tried: TestedRecord = JSON.parse(await read('tried.json'));
  for (const { name, url } of testedProxyFiles) {
    const hash = createHash('sha256')
      .update(await readFile(url))
      .digest('hex');
    expect(tried[name], `${name} has changed since npm run proxies`).toBe(hash);
  }
});
