import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartEntry } from '../quoteList/quoteList.ts';
import { formatListLink, linkLines, readListLink } from './listLink.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ code: `EV-BG-M${at}`, productId: at + 1, quantity: at + 1 }));

const link = async (count: number) => (await formatListLink(lines(count))) ?? '';

it('reads back the lines it was created from', async () => {
  const hash = await link(27);
  expect(hash).toMatch(/^#list=[\w-]+$/);
  expect(await readListLink(hash)).toEqual({ lines: lines(27), problem: null });
});

it('contains at most 300 lines and 8 kB', async () => {
  const full = await link(300);
  expect(full.length).toBeLessThan(8192);
  expect((await readListLink(full)).lines).toHaveLength(300);
  expect(await formatListLink(lines(301))).toBeNull();
  expect(await formatListLink([])).toBeNull();
});

it('contains codes and quantities, never notes and text', () => {
  const line: CartEntry = {
    name: 'Gland – EV-BG-M20',
    code: 'EV-BG-M20',
    note: 'Anita Sarkar',
    quantity: 5,
    image: [],
    picture: null,
    category: '',
    productId: 2,
  };
  expect(linkLines([line, { ...line, name: 'call 98300 12345', code: '', productId: null }])).toEqual([
    { code: 'EV-BG-M20', productId: 2, quantity: 5 },
  ]);
});

describe('a damaged link', () => {
  it('opens the readable lines of a truncated one', async () => {
    const whole = await link(40);
    for (const part of [0.2, 0.5, 0.9, 0.99]) {
      const read = await readListLink(whole.slice(0, Math.floor(whole.length * part)));
      expect(read.problem).toMatch(/cut|broken/);
      expect(read.lines).toEqual(lines(40).slice(0, read.lines.length));
    }
    expect((await readListLink(whole.slice(0, -6))).lines.length).toBeGreaterThan(20);
  });

  it.each(['#list=', '#list=%20', '#list=hello', '#list=<script>', `#list=${'A'.repeat(40_000)}`])(
    'opens nothing of %.20s',
    async (hash) => {
      const { lines: read, problem } = await readListLink(hash);
      expect(read).toEqual([]);
      expect(problem).not.toBeNull();
    },
  );

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.base64String({ maxLength: 300 }), async (text) => {
        expect((await readListLink(`#list=${text}`)).lines.length).toBeLessThanOrEqual(300);
      }),
      { numRuns: 50 },
    );
  });
});
