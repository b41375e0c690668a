import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noWheelSwipe, wheelMoved } from './wheelSwipe.ts';

interface Move {
  deltaX: number;
  deltaY?: number;
  at: number;
}

function stepsOf(moves: readonly Move[], isRtl = false): (1 | -1 | null)[] {
  let swipe = noWheelSwipe;
  return moves.map(({ deltaX, deltaY = 0, at }) => {
    const moved = wheelMoved(swipe, { deltaX, deltaY, at, isRtl });
    ({ swipe } = moved);
    return moved.step;
  });
}

it.each([
  ['more than 50 px over several events', [30, 20, 1], [null, null, 1]],
  ['more than 50 px to the left', [-30, -21], [null, -1]],
  ['the momentum after a swipe', [51, 300, 300, 300], [1, null, null, null]],
  ['back and forth', [40, -40, 40], [null, null, null]],
])('returns one step at most for %s', (_name, deltas, steps) => {
  expect(stepsOf(deltas.map((deltaX, at) => ({ deltaX, at: at * 16 })))).toEqual(steps);
});

it('starts again after a pause', () => {
  expect(
    stepsOf([
      { deltaX: 60, at: 0 },
      { deltaX: 60, at: 150 },
      { deltaX: 60, at: 301 },
    ]),
  ).toEqual([1, null, 1]);
});

it('leaves vertical movements to the page', () => {
  expect(stepsOf([{ deltaX: 60, deltaY: 90, at: 0 }])).toEqual([null]);
});

it('turns at most one slide without a rest, mirrored from right to left', () => {
  const moves = fc.array(
    fc.record({ deltaX: fc.integer({ min: -200, max: 200 }), deltaY: fc.integer({ min: -200, max: 200 }) }),
  );
  fc.assert(
    fc.property(moves, (given) => {
      const timed = given.map((move, at) => ({ ...move, at: at * 16 }));
      const steps = stepsOf(timed).flatMap((step) => step ?? []);
      expect(steps.length).toBeLessThanOrEqual(1);
      const mirrored = stepsOf(
        timed.map(({ deltaX, ...move }) => ({ ...move, deltaX: -deltaX })),
        true,
      );
      expect(mirrored.flatMap((step) => step ?? [])).toEqual(steps);
    }),
  );
});
