import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEncoder, type EncoderOptions } from '../../src/media/encoder.ts';
import { PictureError } from '../../src/media/pictureTypes.ts';
import { QueueFullError, QueueStoppedError } from '../../src/taskQueue.ts';

/** A process that stands in for the reader of pictures: does what the name of the file says. */
const program = `
  let done = 0;
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ from, width }) => {
    const [what] = from.split('/').slice(-1);
    if (what === 'crash') process.kill(process.pid, 'SIGSEGV');
    if (what === 'hang') return;
    if (what === 'full') return process.send({ kind: 'failed', text: 'no space', code: 'ENOSPC' });
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
  /** The process that did it. */
  const ask = async (what: string) =>
    (await encoder.variant({ from: what, to: 'x', width: 64, format: 'avif' })).width;
  return { encoder, ask };
}

/** For a busy machine. */
const patient = { timeout: 10_000 };

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the processes that read pictures', () => {
  it('are kept from one picture to the next, as many as are needed', async () => {
    const { ask } = await encoderOf({ processes: 2 });
    const first = await ask('fine');
    expect(await ask('fine')).toBe(first);
    const pids = await Promise.all(['fine', 'fine', 'fine', 'fine', 'fine'].map(ask));
    expect(new Set(pids).size).toBe(2);
    expect(pids).toContain(first);
  });

  it('end after a rest', async () => {
    const { ask } = await encoderOf({ idleTimeoutMs: 10 });
    const pid = await ask('fine');
    await expect.poll(() => isAlive(pid), patient).toBe(false);
    expect(await ask('fine')).not.toBe(pid);
  });

  it('may fall: the picture is refused, the next one is read by another (O78)', async () => {
    const { encoder, ask } = await encoderOf({ processes: 1 });
    const first = await ask('fine');
    await expect(encoder.ingest({ from: 'crash', to: 'x' })).rejects.toThrow(PictureError);
    await expect(ask('crash')).rejects.toThrow('has ended');
    expect(await ask('fine')).not.toBe(first);
  });

  it('are ended when a picture takes too long', async () => {
    const { encoder, ask } = await encoderOf({ jobTimeoutMs: 1000 });
    await expect(encoder.ingest({ from: 'hang', to: 'x' })).rejects.toThrow(PictureError);
    // On a busy machine a process may take that long to begin.
    await vi.waitFor(async () => expect(await ask('fine')).toBeGreaterThan(0), { timeout: 15_000 });
  });

  it('tell a failure of ours from a picture that cannot be taken', async () => {
    const { encoder } = await encoderOf();
    const failing = encoder.ingest({ from: 'full', to: 'x' });
    await expect(failing).rejects.not.toThrow(PictureError);
    await expect(failing).rejects.toMatchObject({ message: 'no space', code: 'ENOSPC' });
  });

  it('finish what is under way when told to stop, and take nothing more (O84)', async () => {
    const { encoder, ask } = await encoderOf({ processes: 1, maxWaiting: 1 });
    const [first, second, third] = [ask('fine'), ask('fine'), ask('fine')];
    await expect(third).rejects.toThrow(QueueFullError);
    const stopped = encoder.stop();
    await expect(second).rejects.toThrow(QueueStoppedError);
    await stopped;
    await expect.poll(async () => isAlive(await first), patient).toBe(false);
    await expect(ask('fine')).rejects.toThrow(QueueStoppedError);
  });
});
