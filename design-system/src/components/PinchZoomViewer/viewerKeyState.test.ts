import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacentPicture, viewerCommand } from './viewerKeyState.ts';

describe('viewerCommand', () => {
  it.each([
    ['ArrowRight', false, { to: 'next' }],
    ['ArrowLeft', false, { to: 'previous' }],
    ['ArrowRight', true, { to: 'previous' }],
    ['ArrowLeft', true, { to: 'next' }],
  ])('%s, right to left %s, changes a fitted picture (S-245)', (key, isRtl, command) => {
    expect(viewerCommand({ key, isRtl, isZoomed: false })).toEqual(command);
  });

  it.each([true, false])('pans a zoomed picture with the arrow keys, right to left %s', (isRtl) => {
    const panOf = (key: string) => viewerCommand({ key, isRtl, isZoomed: true });
    expect(panOf('ArrowRight')).toEqual({ to: 'pan', x: 1, y: 0 });
    expect(panOf('ArrowLeft')).toEqual({ to: 'pan', x: -1, y: 0 });
    expect(panOf('ArrowUp')).toEqual({ to: 'pan', x: 0, y: -1 });
    expect(panOf('ArrowDown')).toEqual({ to: 'pan', x: 0, y: 1 });
  });

  it.each([
    ['Escape', 'close'],
    ['+', 'zoomIn'],
    ['=', 'zoomIn'],
    ['-', 'zoomOut'],
    ['_', 'zoomOut'],
    ['0', 'reset'],
    ['?', 'help'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('maps %s to %s, zoomed or not', (key, to) => {
    expect(viewerCommand({ key, isRtl: false, isZoomed: false })).toEqual({ to });
    expect(viewerCommand({ key, isRtl: false, isZoomed: true })).toEqual({ to });
  });

  it.each(['ArrowUp', 'a', 'Enter', 'Tab', ' ', 'constructor'])('ignores %s for a fitted picture', (key) => {
    expect(viewerCommand({ key, isRtl: false, isZoomed: false })).toBeNull();
    if (key !== 'ArrowUp') expect(viewerCommand({ key, isRtl: false, isZoomed: true })).toBeNull();
  });
});

describe('adjacentPicture', () => {
  it('wraps around both ends and is reversible (S-241)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), (count, seed) => {
        const index = seed % count;
        const next = adjacentPicture(index, 1, count);
        expect(next).toBe(index === count - 1 ? 0 : index + 1);
        expect(adjacentPicture(next, -1, count)).toBe(index);
      }),
    );
  });

  it('stays at 0 with one picture or none (S-415)', () => {
    expect([adjacentPicture(0, 1, 1), adjacentPicture(0, -1, 1), adjacentPicture(0, 1, 0)]).toEqual([
      0, 0, 0,
    ]);
  });
});
