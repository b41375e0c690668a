import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialLensState, type LensState, reduceLens, thirdsOf, zoomBounds } from './lensState.ts';

const press = (state: LensState, ...keys: string[]) =>
  keys.reduce((now, key) => {
    const [plain = key, shift] = key.split('+').toReversed();
    return reduceLens(now, {
      type: 'keyPressed',
      key: key === '+' ? '+' : plain,
      isShift: shift === 'Shift',
      maxZoom: 9,
    });
  }, state);

describe('the lens by keyboard', () => {
  const start = initialLensState(2.5);

  it('toggles with Z and closes with Escape', () => {
    expect(press(start, 'z')).toMatchObject({ mode: 'pinned', at: { x: 0.5, y: 0.5 }, zoom: 2.5 });
    expect(press(start, 'z', 'Z').mode).toBe('hidden');
    expect(press(start, 'z', 'Escape').mode).toBe('hidden');
  });

  it('leaves the keys to the page while it is hidden', () => {
    for (const key of ['ArrowLeft', '+', '-', 'Escape', 'Enter']) expect(press(start, key)).toBe(start);
  });

  it('moves by 5 %, with Shift by 20 %', () => {
    expect(press(start, 'z', 'ArrowRight').at.x).toBeCloseTo(0.55);
    expect(press(start, 'z', 'Shift+ArrowUp').at.y).toBeCloseTo(0.3);
  });

  it('reaches every part of the picture and no further', () => {
    const far = press(start, 'z', ...Array.from({ length: 12 }, () => ['ArrowLeft', 'ArrowDown']).flat());
    expect(far.at).toEqual({ x: 0, y: 1 });
  });

  it('zooms within its bounds', () => {
    expect(press(start, 'z', '+').zoom).toBe(3);
    expect(press(start, 'z', ...Array.from({ length: 9 }, () => '+')).zoom).toBe(zoomBounds.max);
    expect(press(start, 'z', ...Array.from({ length: 9 }, () => '-')).zoom).toBe(zoomBounds.min);
  });

  it.each([
    ['=', 3],
    ['_', 2],
  ])('zooms with %s, too, as on keyboards that share a key', (key, zoom) => {
    expect(press(start, 'z', key).zoom).toBe(zoom);
  });

  it('keeps an initial zoom beyond its bounds', () => {
    expect(initialLensState(6).zoom).toBe(6);
  });

  it('zooms out at once after presses beyond the resolution of the source', () => {
    const key = (state: LensState, text: string) =>
      reduceLens(state, { type: 'keyPressed', key: text, isShift: false, maxZoom: 2.3 });
    const largest = ['z', '+', '+', '+'].reduce(key, initialLensState(2));
    expect(largest.zoom).toBe(2.3);
    expect(key(largest, '-').zoom).toBeCloseTo(1.8);
    expect(key(key(initialLensState(4), 'z'), '-').zoom).toBeCloseTo(1.8);
  });

  it('stays in the picture and in the zoom range for any events', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant('keyPressed' as const),
        key: fc.constantFrom('z', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Escape', 'a'),
        isShift: fc.boolean(),
        maxZoom: fc.double({ min: 1, noNaN: true }),
      }),
      fc.record({
        type: fc.constant('pointerMoved' as const),
        at: fc.record({ x: fc.double(), y: fc.double() }),
      }),
      fc.constant({ type: 'pointerLeft' as const }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { at, zoom } = events.reduce(reduceLens, start);
        for (const share of [at.x, at.y]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(zoom).toBeGreaterThanOrEqual(zoomBounds.min);
        expect(zoom).toBeLessThanOrEqual(zoomBounds.max);
      }),
    );
  });
});

describe('the lens by pointer', () => {
  it('follows, and hides when the pointer leaves', () => {
    const following = reduceLens(initialLensState(2), { type: 'pointerMoved', at: { x: 0.1, y: 2 } });
    expect(following).toEqual({ mode: 'following', at: { x: 0.1, y: 1 }, zoom: 2 });
    expect(reduceLens(following, { type: 'pointerLeft' }).mode).toBe('hidden');
  });

  it('stays where the keyboard has moved it', () => {
    const pinned = press(initialLensState(2), 'z');
    expect(reduceLens(pinned, { type: 'pointerLeft' })).toBe(pinned);
    expect(reduceLens(pinned, { type: 'focusLeft' }).mode).toBe('hidden');
  });

  it('is pinned by keys that move or zoom; before, it hides with the pointer', () => {
    const following = reduceLens(initialLensState(2), { type: 'pointerMoved', at: { x: 0.1, y: 0.1 } });
    expect(reduceLens(following, { type: 'focusLeft' })).toBe(following);
    expect(press(following, 'ArrowLeft').mode).toBe('pinned');
    expect(press(following, '+').mode).toBe('pinned');
  });
});

describe('thirdsOf', () => {
  it.each([
    [0, 0, 'first', 'first'],
    [0.5, 0.5, 'middle', 'middle'],
    [1, 0.2, 'last', 'first'],
    [1 / 3, 2 / 3, 'middle', 'middle'],
  ])('of %d, %d is %s, %s', (x, y, across, down) => expect(thirdsOf({ x, y })).toEqual({ across, down }));
});
