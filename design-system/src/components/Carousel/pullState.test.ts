import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenSide, intentAfter, type PullIntent, pulledSide } from './pullState.ts';

describe('chosenSide', () => {
  it.each([
    [-51, 0, 'end'],
    [-50, 0, null],
    [50, 0, null],
    [51, 0, 'start'],
    [-51, 52, null],
    [0, 0, null],
  ])('of a movement by %i, %i is %s (S-103, S-104)', (x, y, side) => {
    expect(chosenSide({ x, y }, false)).toBe(side);
  });

  it('turns with the direction of writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (x) => {
        const mirrored = chosenSide({ x: -x, y: 0 }, true);
        expect(mirrored).toBe(chosenSide({ x, y: 0 }, false));
      }),
    );
  });

  it('is the side that was pulled in, where there is one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.boolean(), (x, y, isRtl) => {
        const side = chosenSide({ x, y }, isRtl);
        if (side) expect(pulledSide(x, isRtl)).toBe(side);
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
    expect(intentAfter('undecided', { x, y })).toBe(intent),
  );

  it('never changes its mind', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PullIntent>('slide', 'page'),
        fc.integer(),
        fc.integer(),
        (intent, x, y) => {
          expect(intentAfter(intent, { x, y })).toBe(intent);
        },
      ),
    );
  });
});
