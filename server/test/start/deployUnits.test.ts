import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/** Returns the settings of a section of a systemd unit. */
async function section(unit: string, name: string): Promise<Map<string, string>> {
  const text = (await read(unit)).split(/^\[/m).find((part) => part.startsWith(`${name}]`)) ?? '';
  return new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
}

it.each(['elvora.service', 'elvora-backup.service'])(
  '%s reports its failure by a unit that exists',
  async (unit) => {
    const failure = (await section(unit, 'Unit')).get('OnFailure');
    expect(failure).toBe('elvora-failed@%n.service');
    expect((await section('elvora-failed@.service', 'Service')).get('Type')).toBe('oneshot');
  },
);

it('restarts the server however often it has failed, except for an invalid setting', async () => {
  expect((await section('elvora.service', 'Unit')).get('StartLimitIntervalSec')).toBe('0');
  const service = await section('elvora.service', 'Service');
  expect(service.get('Restart')).toBe('on-failure');
  expect(service.get('RestartPreventExitStatus')).toBe('78');
});
