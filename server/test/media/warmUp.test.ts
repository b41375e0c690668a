import { describe, expect, it, vi } from 'vitest';
import { type WarmUpOptions, warmUp } from '../../src/media/warmUp.ts';

function warming(options: Partial<WarmUpOptions> = {}) {
  const ending = new AbortController();
  const made: string[] = [];
  const warn = vi.fn();
  const all: WarmUpOptions = {
    media: {
      variantPath: async (hash, width, format, priority) => {
        made.push(`${hash} ${width} ${format} ${priority}`);
        return null;
      },
    },
    pictures: async () => [
      { hash: 'gland', width: 300, path: 'products/gland.jpg' },
      { hash: 'hall', width: 2400, path: 'scenes/hall.jpg' },
    ],
    signal: ending.signal,
    logger: { warn },
    delayMs: 0,
    ...options,
  };
  return { all, made, warn, ending };
}

describe('warmUp', () => {
  it('encodes large scenes, then cards, at idle priority', async () => {
    const { all, made } = warming();
    await warmUp(all);
    expect(made).toEqual([
      ...[640, 800, 960, 1280, 1600, 2400].map((width) => `hall ${width} avif idle`),
      ...[64, 96, 160, 240, 300].map((width) => `gland ${width} avif idle`),
    ]);
  });

  it('stops with the server, before it starts or between two pictures (O84)', async () => {
    const early = warming({ delayMs: 60_000 });
    const waiting = warmUp(early.all);
    early.ending.abort();
    await waiting;
    expect(early.made).toEqual([]);

    const late = warming();
    const { variantPath } = late.all.media;
    late.all.media.variantPath = async (...asked) => {
      late.ending.abort();
      return variantPath(...asked);
    };
    await warmUp(late.all);
    expect(late.made).toHaveLength(1);
    expect(late.warn).not.toHaveBeenCalled();
  });

  it('logs a failure and does not reject', async () => {
    const { all, warn } = warming({ pictures: async () => Promise.reject(new Error('gone')) });
    await warmUp(all);
    expect(warn).toHaveBeenCalledOnce();
  });
});
