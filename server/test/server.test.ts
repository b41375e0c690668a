import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { silentLogger } from './support/testDatabases.ts';

it('loads the seed and its pictures on the first start only', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'elvora-server-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = readConfig({ DATA_DIR: dataDir }, dataDir);
  const steps: string[] = [];
  const first = await createServer({
    config,
    logger: silentLogger,
    onProgress: (step) => steps.push(step),
  });
  expect(steps[0]).toBe('Opening the database');
  expect(steps.at(-1)).toMatch(/^Loading the catalogue: picture (\d+) of \1$/);

  const { data } = (await first.app.inject('/backend/products')).json();
  expect(data).toHaveLength(107);
  const names = new Set<string>(
    data.flatMap(({ images }: { images: string }) => images.split(',').filter(Boolean)),
  );
  for (const name of names) {
    const picture = await first.app.inject(`/media/${name}`);
    expect([name, picture.statusCode, picture.headers['content-type']]).toEqual([name, 200, 'image/jpeg']);
  }
  await first.close();

  const second = await createServer({
    config,
    logger: silentLogger,
    onProgress: (step) => steps.push(`again: ${step}`),
  });
  expect(steps.filter((step) => step.startsWith('again'))).toEqual(['again: Opening the database']);
  expect((await second.app.inject('/backend/products')).json().data).toEqual(data);
  await second.close();
});
