import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEncoder, type EncoderOptions } from '../../src/media/encoder.ts';
import { PictureError } from '../../src/media/pictureTypes.ts';
import { OverloadedError } from '../../src/overloadedError.ts';
import { QueueFullError, QueueStoppedError } from '../../src/taskQueue.ts';

/** Fake encoder process controlled by the name of the file. */
const program = `
  let done = 0;
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ from, width }) => {
    const [behaviour] = from.split('/').slice(-1);
    if (behaviour === 'crash') process.kill(process.pid, 'SIGSEGV');
    if (behaviour === 'hang') return;
    if (behaviour === 'full') return process.send({ kind: 'failed', text: 'no space', code: 'ENOSPC' });
    setTimeout(() => process.send({ kind: 'encoded', variant: { isServed: true, width: process.pid } }), 20);
  });
`;

async function encoderOf(options: EncoderOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-encoder-'));
  const file = join(folder, 'program.mjs');
  await writeFile(file, program);
  const encoder = createEncoder({ program: file, ...options });
  onTestFinished(async () => {
    await encoder.stop();
    await rm(folder, { recursive: true });
  });
  /** Runs a job and returns the id of its process. */
  const runJob = async (behaviour: string) =>
    (await encoder.variant({ from: behaviour, to: 'x', width: 64, format: 'avif' }))?.width ?? 0;
  return { encoder, runJob };
}

/** Generous, for busy machines. */
const patient = { timeout: 10_000 };

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('encoder processes', () => {
  it('are reused, and started only as needed', async () => {
    const { runJob } = await encoderOf({ processes: 2 });
    const first = await runJob('fine');
    expect(await runJob('fine')).toBe(first);
    const pids = await Promise.all(['fine', 'fine', 'fine', 'fine', 'fine'].map(runJob));
    expect(new Set(pids).size).toBe(2);
    expect(pids).toContain(first);
  });

  it('run one at a time for jobs that may need much memory', async () => {
    const { runJob } = await encoderOf({ processes: 2 });
    const pids = await Promise.all(['1.avif', '2.avif', '3.avif', '4.avif'].map(runJob));
    expect(new Set(pids).size).toBe(1);
  });

  it('exit after the idle timeout', async () => {
    const { runJob } = await encoderOf({ idleTimeoutMs: 10 });
    const pid = await runJob('fine');
    await expect.poll(() => isAlive(pid), patient).toBe(false);
    expect(await runJob('fine')).not.toBe(pid);
  });

  it('reject a picture that crashes them; the next one gets a new process (O78)', async () => {
    const { encoder, runJob } = await encoderOf({ processes: 1 });
    const first = await runJob('fine');
    await expect(encoder.ingest({ from: 'crash', to: 'x' })).rejects.toThrow(PictureError);
    await expect(runJob('crash')).rejects.toThrow('has ended');
    expect(await runJob('fine')).not.toBe(first);
  });

  it('end when a picture takes too much processor time, and reject it (O78)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'elvora-encoder-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [from, to] = [join(folder, 'from.png'), join(folder, 'to')];
    const create = { width: 3000, height: 2000, channels: 3, background: 'red' } as const;
    await sharp({ create }).png().toFile(from);
    const ingestWithin = async (maxProcessorMs: number) => {
      const encoder = createEncoder({ maxProcessorMs });
      onTestFinished(() => encoder.stop());
      return encoder.ingest({ from, to });
    };
    await expect(ingestWithin(1)).rejects.toThrow(PictureError);
    expect(await ingestWithin(30_000)).toMatchObject({ width: expect.any(Number) });
  });

  it('are killed when they do not respond in time, which does not reject the picture', async () => {
    const { encoder, runJob } = await encoderOf({ jobTimeoutMs: 1000 });
    await expect(encoder.ingest({ from: 'hang', to: 'x' })).rejects.toThrow(OverloadedError);
    // Starting a process can take this long on a busy machine.
    await vi.waitFor(async () => expect(await runJob('fine')).toBeGreaterThan(0), { timeout: 15_000 });
  });

  it('distinguish internal failures from rejected pictures', async () => {
    const { encoder } = await encoderOf();
    const failing = encoder.ingest({ from: 'full', to: 'x' });
    await expect(failing).rejects.not.toThrow(PictureError);
    await expect(failing).rejects.toMatchObject({ message: 'no space', code: 'ENOSPC' });
  });

  it('finish running jobs when stopped and reject all others (O84)', async () => {
    const { encoder, runJob } = await encoderOf({ processes: 1, maxWaiting: 1 });
    const [first, second, third] = [runJob('fine'), runJob('fine'), runJob('fine')];
    await expect(third).rejects.toThrow(QueueFullError);
    const stopped = encoder.stop();
    await expect(second).rejects.toThrow(QueueStoppedError);
    await stopped;
    await expect.poll(async () => isAlive(await first), patient).toBe(false);
    await expect(runJob('fine')).rejects.toThrow(QueueStoppedError);
  });
});
