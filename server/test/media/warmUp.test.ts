import { describe, expect, it, vi } from 'vitest';
import { type WarmUpOptions, warmUp } from '../../src/media/warmUp.ts';

function createWarmUp(options: Partial<WarmUpOptions> = {}) {
  const stop = new AbortController();
  const encoded: string[] = [];
  const warn = vi.fn();
  const all: WarmUpOptions = {
    media: {
      variantPath: async (hash, width, format, options) => {
        encoded.push(`${hash} ${width} ${format} ${options?.priority}`);
        return null;
      },
    },
    pictures: async () => [
      { hash: 'gland', width: 300, path: 'products/gland.jpg' },
      { hash: 'hall', width: 2400, path: 'scenes/hall.jpg' },
    ],
    signal: stop.signal,
    logger: { warn },
    delayMs: 0,
    ...options,
  };
  return { all, encoded, warn, stop };
}

describe('warmUp', () => {
  it('encodes large scenes, then cards, at idle priority', async () => {
    const { all, encoded } = createWarmUp();
    await warmUp(all);
    expect(encoded).toEqual([
      ...[560, 720, 1080, 1600, 2400].map((width) => `hall ${width} avif idle`),
      ...[64, 96, 160, 240, 300].map((width) => `gland ${width} avif idle`),
    ]);
  });

  it('stops with the server, before it starts or between two pictures (O84)', async () => {
    const early = createWarmUp({ delayMs: 60_000 });
    const waiting = warmUp(early.all);
    early.stop.abort();
    await waiting;
    expect(early.encoded).toEqual([]);

    const late = createWarmUp();
    const { variantPath } = late.all.media;
    late.all.media.variantPath = async (...args) => {
      late.stop.abort();
      return variantPath(...args);
    };
    await warmUp(late.all);
    expect(late.encoded).toHaveLength(1);
    expect(late.warn).not.toHaveBeenCalled();
  });

  it('logs a failure and does not reject', async () => {
    const { all, warn } = createWarmUp({ pictures: async () => Promise.reject(new Error('gone')) });
    await warmUp(all);
    expect(warn).toHaveBeenCalledOnce();
  });
});
