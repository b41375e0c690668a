import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeSide, nextDragIntent, type DragIntent, dragSide } from './dragState.ts';

describe('chosenSide', () => {
  it.each([
    [-51, 0, 'end'],
    [-50, 0, null],
    [50, 0, null],
    [51, 0, 'start'],
    [-51, 52, null],
    [0, 0, null],
  ])('of a movement by %i, %i is %s (S-103, S-104)', (x, y, side) => {
    expect(swipeSide({ x, y }, false)).toBe(side);
  });

  it('turns with the direction of writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (x) => {
        const mirrored = swipeSide({ x: -x, y: 0 }, true);
        expect(mirrored).toBe(swipeSide({ x, y: 0 }, false));
      }),
    );
  });

  it('is the side that was pulled in, where there is one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.boolean(), (x, y, isRtl) => {
        const side = swipeSide({ x, y }, isRtl);
        if (side) expect(dragSide(x, isRtl)).toBe(side);
      }),
    );
  });
});

describe('intentAfter', () => {
  it.each([
    [6, 0, 'undecided'],
    [7, 0, 'slide'],
    [-7, 3, 'slide'],
    [3, 7, 'page'],
    [7, 7, 'page'],
  ])('a movement by %i, %i is for: %s', (x, y, intent) =>
    expect(nextDragIntent('undecided', { x, y })).toBe(intent),
  );

  it('never changes its mind', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<DragIntent>('slide', 'page'),
        fc.integer(),
        fc.integer(),
        (intent, x, y) => {
          expect(nextDragIntent(intent, { x, y })).toBe(intent);
        },
      ),
    );
  });
});
