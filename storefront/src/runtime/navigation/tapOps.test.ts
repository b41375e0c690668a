import { describe, expect, it } from 'vitest';
import { type SeenLink, type TapFacts, tapFollower, targetsToPrefetch } from './tapOps.ts';

const heldTap: TapFacts = { isHeld: true, isOnline: true, hasCode: false, roundTripMs: 562 };

describe('tapFollower', () => {
  it('leaves a held tap to the browser while the code is not here', () => {
    expect(tapFollower(heldTap)).toBe('browser');
  });

  it.each<[string, Partial<TapFacts>]>([
    ['the code is here', { hasCode: true }],
    ['the code arrives at once', { roundTripMs: 20 }],
    ['there is no connection, which the page tells (O93)', { isOnline: false }],
    ['the page is hydrated and may hold a quote list (S-213)', { isHeld: false }],
  ])('gives a tap to the router when %s', (_case, change) => {
    expect(tapFollower({ ...heldTap, ...change })).toBe('router');
  });
});

describe('targetsToPrefetch', () => {
  const link = (target: string | null, change: Partial<SeenLink> = {}): SeenLink => ({
    target,
    isInView: true,
    isContent: true,
    ...change,
  });
  const targets = (links: readonly SeenLink[], prepared: readonly string[] = []) =>
    targetsToPrefetch(links, '/', new Set(prepared));

  it('returns links in view once each, those of the content first', () => {
    const links = [
      link('/cart', { isContent: false }),
      link('/product/1'),
      link('/product/1#size'),
      link('/product/2', { isInView: false }),
      link('/search?query=lug'),
    ];
    expect(targets(links)).toEqual(['/product/1', '/search?query=lug', '/cart']);
  });

  it('leaves out the page itself, what is prepared and what is not the router’s', () => {
    expect(targets([link('/'), link('/#faq'), link('/blog'), link(null)], ['/blog'])).toEqual([]);
  });

  it('returns eight at most', () => {
    expect(targets(Array.from({ length: 20 }, (_, at) => link(`/product/${at}`)))).toHaveLength(8);
  });
});
