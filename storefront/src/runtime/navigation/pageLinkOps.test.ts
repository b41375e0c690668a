import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageLink, type ClickedLink, chooseFollower, targetsToPrefetch } from './pageLinkOps.ts';

const slowClick: ClickedLink = {
  hasUnsavedState: false,
  isSamePage: false,
  isOnline: true,
  isReady: false,
  isHighLatency: true,
};

describe('chooseFollower', () => {
  it('chooses the browser on a high-latency connection while code or data are not in memory', () => {
    expect(chooseFollower(slowClick)).toBe('browser');
  });

  it.each<[string, Partial<ClickedLink>]>([
    ['code and data are in memory', { isReady: true }],
    ['the connection has a low latency', { isHighLatency: false }],
    ['only query or fragment change (D-31)', { isSamePage: true }],
    ['there is no connection, which the page reports (O93)', { isOnline: false }],
    ['the page has a quote list (S-213)', { hasUnsavedState: true }],
  ])('chooses the router when %s', (_case, change) => {
    expect(chooseFollower({ ...slowClick, ...change })).toBe('router');
  });

  it('never leaves a page with unsaved state', () => {
    const facts = fc.record({
      isSamePage: fc.boolean(),
      isOnline: fc.boolean(),
      isReady: fc.boolean(),
      isHighLatency: fc.boolean(),
    });
    fc.assert(fc.property(facts, (some) => chooseFollower({ ...some, hasUnsavedState: true }) === 'router'));
  });
});

describe('targetsToPrefetch', () => {
  const viewport = { width: 400, height: 800 };
  const link = (target: string | null, top = 100, change: Partial<PageLink> = {}): PageLink => ({
    target,
    box: { top, bottom: top + 50, left: 10, right: 210 },
    isContent: true,
    ...change,
  });
  const targets = (links: readonly PageLink[], skipped: readonly string[] = ['/']) =>
    targetsToPrefetch(links, viewport, new Set(skipped));

  it('ranks links in the viewport first, then content, then size', () => {
    const links = [
      link('/cart', 10, { isContent: false }),
      link('/small'),
      link('/near', 900),
      link('/large', 300, { box: { top: 300, bottom: 500, left: 10, right: 390 } }),
    ];
    expect(targets(links)).toEqual(['/large', '/small', '/cart', '/near']);
  });

  it('omits links that are far below, beside or above the viewport, or hidden', () => {
    const hidden = { top: 0, bottom: 0, left: 0, right: 0 };
    const links = [
      link('/far', 1700),
      link('/beside', 100, { box: { top: 100, bottom: 150, left: 500, right: 700 } }),
      link('/above', -60),
      link('/hidden', 0, { box: hidden }),
    ];
    expect(targets(links)).toEqual([]);
  });

  it('returns each target once, without the current page, prepared ones and those left to the browser', () => {
    const links = [link('/'), link('/#faq'), link('/blog'), link(null), link('/a'), link('/a#size')];
    expect(targets(links, ['/', '/blog'])).toEqual(['/a']);
  });

  it('returns at most eight targets', () => {
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
