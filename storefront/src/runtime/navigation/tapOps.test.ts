import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeenLink, type TapFacts, tapFollower, targetsToPrefetch } from './tapOps.ts';

const slowTap: TapFacts = {
  isKept: false,
  isSamePage: false,
  isOnline: true,
  isReady: false,
  isHighLatency: true,
};

describe('tapFollower', () => {
  it('leaves a tap on a high-latency connection to the browser while code or data are not here', () => {
    expect(tapFollower(slowTap)).toBe('browser');
  });

  it.each<[string, Partial<TapFacts>]>([
    ['code and data are here', { isReady: true }],
    ['they arrive at once', { isHighLatency: false }],
    ['the page keeps its place (D-31)', { isSamePage: true }],
    ['there is no connection, which the page tells (O93)', { isOnline: false }],
    ['the page holds a quote list (S-213)', { isKept: true }],
  ])('gives a tap to the router when %s', (_case, change) => {
    expect(tapFollower({ ...slowTap, ...change })).toBe('router');
  });

  it('never leaves a page that holds something', () => {
    const facts = fc.record({
      isSamePage: fc.boolean(),
      isOnline: fc.boolean(),
      isReady: fc.boolean(),
      isHighLatency: fc.boolean(),
    });
    fc.assert(fc.property(facts, (some) => tapFollower({ ...some, isKept: true }) === 'router'));
  });
});

describe('targetsToPrefetch', () => {
  const viewport = { width: 400, height: 800 };
  const link = (target: string | null, top = 100, change: Partial<SeenLink> = {}): SeenLink => ({
    target,
    box: { top, bottom: top + 50, left: 10, right: 210 },
    isContent: true,
    ...change,
  });
  const targets = (links: readonly SeenLink[], skipped: readonly string[] = ['/']) =>
    targetsToPrefetch(links, viewport, new Set(skipped));

  it('ranks what can be seen first, then content, then size', () => {
    const links = [
      link('/cart', 10, { isContent: false }),
      link('/small'),
      link('/near', 900),
      link('/large', 300, { box: { top: 300, bottom: 500, left: 10, right: 390 } }),
    ];
    expect(targets(links)).toEqual(['/large', '/small', '/cart', '/near']);
  });

  it('leaves out what is far away, beside the screen, above it, or hidden', () => {
    const hidden = { top: 0, bottom: 0, left: 0, right: 0 };
    const links = [
      link('/far', 1700),
      link('/beside', 100, { box: { top: 100, bottom: 150, left: 500, right: 700 } }),
      link('/above', -60),
      link('/hidden', 0, { box: hidden }),
    ];
    expect(targets(links)).toEqual([]);
  });

  it('returns each once, without the page itself, what is prepared and what is not the router’s', () => {
    const links = [link('/'), link('/#faq'), link('/blog'), link(null), link('/a'), link('/a#size')];
    expect(targets(links, ['/', '/blog'])).toEqual(['/a']);
  });

  it('returns eight at most, whatever the links', () => {
    const some = fc.array(
      fc.record({ at: fc.nat(30), top: fc.integer({ min: -900, max: 2000 }), isContent: fc.boolean() }),
    );
    fc.assert(
      fc.property(some, (links) => {
        const found = targets(links.map(({ at, top, isContent }) => link(`/${at}`, top, { isContent })));
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
