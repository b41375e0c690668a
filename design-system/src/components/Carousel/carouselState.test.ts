import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialCarouselState,
  type CarouselEvent,
  type CarouselState,
  nextSlideAt,
  slideMotion,
  phaseOf,
  reduce,
} from './carouselState.ts';

const playingState = (count = 3, intervalMs = 4000) =>
  initialCarouselState({ count, intervalMs, at: 0, holds: [] });
const reduceAll = (state: CarouselState, ...events: CarouselEvent[]) => events.reduce(reduce, state);

describe('the timer', () => {
  it.each([
    [3999, 0],
    [4000, 1],
    [4001, 1],
  ])('after %i ms shows slide %i (S-100)', (at, index) => {
    expect(reduceAll(playingState(), { type: 'timePassed', at }).index).toBe(index);
  });

  it('is due 4000 ms after each slide', () => {
    expect(nextSlideAt(playingState())).toBe(4000);
    expect(nextSlideAt(reduceAll(playingState(), { type: 'timePassed', at: 4010 }))).toBe(8010);
  });

  it('advances by one, however long the machine slept', () => {
    expect(reduceAll(playingState(), { type: 'timePassed', at: 3_600_000 }).index).toBe(1);
  });

  it('begins anew after a choice by hand', () => {
    const chosen = reduceAll(playingState(), { type: 'nextChosen', at: 3000 });
    expect(nextSlideAt(chosen)).toBe(7000);
    expect(reduceAll(chosen, { type: 'timePassed', at: 4000 }).index).toBe(1);
  });

  it('goes on with what is left after a hold', () => {
    const held = reduceAll(playingState(), { type: 'holdBegan', hold: 'hover', at: 3000 });
    expect(nextSlideAt(held)).toBeNull();
    expect(reduceAll(held, { type: 'timePassed', at: 60_000 }).index).toBe(0);
    expect(nextSlideAt(reduceAll(held, { type: 'holdEnded', hold: 'hover', at: 60_000 }))).toBe(61_000);
  });

  it('waits for the last of several holds', () => {
    const held = reduceAll(
      playingState(),
      { type: 'holdBegan', hold: 'hover', at: 0 },
      { type: 'holdBegan', hold: 'focus', at: 0 },
      { type: 'holdBegan', hold: 'focus', at: 0 },
      { type: 'holdEnded', hold: 'focus', at: 0 },
    );
    expect(phaseOf(held)).toBe('held');
    expect(phaseOf(reduceAll(held, { type: 'holdEnded', hold: 'hover', at: 0 }))).toBe('playing');
  });

  it('stays stopped until its button is pressed again', () => {
    const stopped = reduceAll(playingState(), { type: 'stopToggled', at: 1000 });
    expect(reduceAll(stopped, { type: 'timePassed', at: 60_000 }).index).toBe(0);
    expect(nextSlideAt(reduceAll(stopped, { type: 'stopToggled', at: 60_000 }))).toBe(63_000);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not run at an interval of %d',
    (intervalMs) => {
      expect(phaseOf(playingState(3, intervalMs))).toBe('static');
      expect(nextSlideAt(playingState(3, intervalMs))).toBeNull();
    },
  );

  it('does not run where less motion is wanted', () => {
    expect(phaseOf(reduceAll(playingState(), { type: 'stillnessChanged', isStill: true, at: 0 }))).toBe(
      'static',
    );
  });

  it('adds nothing when the clock is set back', () => {
    const back = reduceAll(playingState(), { type: 'timePassed', at: -5000 });
    expect(nextSlideAt(back)).toBe(-1000);
  });
});

describe('changing by hand', () => {
  it('wraps from the last slide to the first (S-098)', () => {
    const last = reduceAll(playingState(), { type: 'slideChosen', index: 2, at: 0 });
    expect(reduceAll(last, { type: 'nextChosen', at: 0 }).index).toBe(0);
  });

  it('wraps from the first slide to the last (S-099)', () => {
    expect(reduceAll(playingState(), { type: 'previousChosen', at: 0 }).index).toBe(2);
  });

  it('jumps to a slide (S-102)', () => {
    expect(reduceAll(playingState(), { type: 'slideChosen', index: 2, at: 0 }).index).toBe(2);
  });

  it.each([-1, 3, 0.5, Number.NaN])('does not know slide %d', (index) => {
    expect(reduceAll(playingState(), { type: 'slideChosen', index, at: 0 }).index).toBe(0);
  });

  it('stays on the only slide (S-415)', () => {
    const one = playingState(1);
    expect(phaseOf(one)).toBe('single');
    for (const type of ['nextChosen', 'previousChosen'] as const)
      expect(reduceAll(one, { type, at: 0 }).index).toBe(0);
  });

  it('has nothing to show without slides', () => {
    const none = reduceAll(playingState(0), { type: 'nextChosen', at: 0 }, { type: 'timePassed', at: 9000 });
    expect([phaseOf(none), none.index]).toEqual(['empty', 0]);
  });
});

describe('motionOf', () => {
  const motions = (state: CarouselState) =>
    Array.from({ length: state.count }, (_, at) => slideMotion(state, at));

  it('lets the first slide rest', () =>
    expect(motions(playingState())).toEqual(['rests', 'hidden', 'hidden']));

  it('brings the next from the end and the previous from the start, also round the ends', () => {
    expect(motions(reduceAll(playingState(), { type: 'nextChosen', at: 0 }))).toEqual([
      'leavesToStart',
      'comesFromEnd',
      'hidden',
    ]);
    expect(motions(reduceAll(playingState(), { type: 'previousChosen', at: 0 }))).toEqual([
      'leavesToEnd',
      'hidden',
      'comesFromStart',
    ]);
  });

  it('knows both sides of two slides', () => {
    const two = playingState(2);
    expect(motions(reduceAll(two, { type: 'pulled', side: 'start', at: 0 }))).toEqual([
      'followsFinger',
      'besideAtStart',
    ]);
    expect(motions(reduceAll(two, { type: 'previousChosen', at: 0 }))).toEqual([
      'leavesToEnd',
      'comesFromStart',
    ]);
  });

  it('has both neighbours ready as soon as a finger is down, and hides them when it wanted nothing', () => {
    const pressed = reduceAll(playingState(), { type: 'pressed', at: 0 });
    expect(motions(pressed)).toEqual(['rests', 'besideAtEnd', 'besideAtStart']);
    const pulled = reduceAll(pressed, { type: 'pulled', side: 'start', at: 0 });
    expect(motions(pulled)).toEqual(['followsFinger', 'besideAtEnd', 'besideAtStart']);
    expect(motions(reduceAll(pressed, { type: 'released', side: null, at: 0 }))).toEqual(
      motions(playingState()),
    );
    expect(motions(reduceAll(pulled, { type: 'released', side: 'start', at: 0 }))).toEqual([
      'leavesToEnd',
      'hidden',
      'comesFromStart',
    ]);
  });

  it('plays no movement again when a finger that wanted nothing is lifted', () => {
    const moved = reduceAll(playingState(), { type: 'nextChosen', at: 0 }, { type: 'pressed', at: 900 });
    expect(motions(moved)).toEqual(['besideAtStart', 'comesFromEnd', 'besideAtEnd']);
    expect(motions(reduceAll(moved, { type: 'released', side: null, at: 950 }))).toEqual([
      'hidden',
      'rests',
      'hidden',
    ]);
  });

  it('lets two slides be ready on either side', () => {
    const two = reduceAll(playingState(2), { type: 'pressed', at: 0 });
    expect(motions(two)).toEqual(['rests', 'besideAtEnd']);
    expect(motions(reduceAll(two, { type: 'pulled', side: 'start', at: 0 }))).toEqual([
      'followsFinger',
      'besideAtStart',
    ]);
  });

  it('takes a slide back that was not pulled far enough', () => {
    const back = reduceAll(
      playingState(),
      { type: 'pulled', side: 'end', at: 0 },
      { type: 'released', side: null, at: 0 },
    );
    expect(motions(back)).toEqual(['returns', 'retreatsToEnd', 'hidden']);
    expect(back.index).toBe(0);
  });

  it('brings in a slide that was', () => {
    const next = reduceAll(
      playingState(),
      { type: 'pulled', side: 'end', at: 0 },
      { type: 'released', side: 'end', at: 0 },
    );
    expect(motions(next)).toEqual(['leavesToStart', 'comesFromEnd', 'hidden']);
  });
});

describe('whatever happens', () => {
  const events: fc.Arbitrary<CarouselEvent> = fc
    .tuple(
      fc.integer({ min: 0, max: 100_000 }),
      fc.oneof(
        fc.record({
          type: fc.constantFrom(
            'timePassed' as const,
            'nextChosen' as const,
            'previousChosen' as const,
            'stopToggled' as const,
            'pressed' as const,
          ),
        }),
        fc.record({ type: fc.constant('slideChosen' as const), index: fc.integer({ min: -2, max: 8 }) }),
        fc.record({
          type: fc.constantFrom('holdBegan' as const, 'holdEnded' as const),
          hold: fc.constantFrom(
            'hover' as const,
            'focus' as const,
            'hiddenTab' as const,
            'offScreen' as const,
            'drag' as const,
          ),
        }),
        fc.record({
          type: fc.constant('pulled' as const),
          side: fc.constantFrom('start' as const, 'end' as const),
        }),
        fc.record({
          type: fc.constant('released' as const),
          side: fc.constantFrom('start' as const, 'end' as const, null),
        }),
      ),
    )
    .map(([at, event]) => ({ ...event, at }));

  it('one slide is shown, and at most one beside it, or one on each side during a press', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(events), (count, list) => {
        const state = reduceAll(playingState(count), ...list);
        expect(state.index).toBeGreaterThanOrEqual(0);
        expect(state.index).toBeLessThan(count);
        const seen = Array.from({ length: count }, (_, at) => slideMotion(state, at)).filter(
          (motion) => motion !== 'hidden',
        );
        expect(seen.length).toBeLessThanOrEqual(state.isPressed ? 3 : 2);
        expect(slideMotion(state, state.index)).not.toBe('hidden');
      }),
    );
  });

  it('a slide never plays longer than its time before it is due', () => {
    fc.assert(
      fc.property(fc.array(events), (list) => {
        const state = reduceAll(playingState(), ...list);
        const due = nextSlideAt(state);
        if (due !== null) expect(due - state.updatedAt).toBeLessThanOrEqual(state.intervalMs);
      }),
    );
  });
});

describe('the lock after a change', () => {
  const locked = () => initialCarouselState({ count: 6, intervalMs: 6000, lockMs: 500, at: 0, holds: [] });
  const first = { type: 'nextChosen', at: 1000 } as const;

  it.each([
    [1000, 1],
    [1499, 1],
    [1500, 2],
    [1501, 2],
  ])('a second choice at %i ms shows testimonial %i (S-110, S-416)', (at, index) => {
    expect(reduceAll(locked(), first, { type: 'nextChosen', at }).index).toBe(index);
    expect(reduceAll(locked(), first, { type: 'slideChosen', index: 2, at }).index).toBe(index);
    expect(reduceAll(locked(), first, { type: 'released', side: 'end', at }).index).toBe(index);
    expect(reduceAll(locked(), first, { type: 'previousChosen', at }).index).toBe(index === 1 ? 1 : 0);
  });

  it('follows a change of its own, too, and drops what is asked for, for good', () => {
    const changed = reduceAll(locked(), { type: 'timePassed', at: 6000 }, { type: 'nextChosen', at: 6200 });
    expect(changed.index).toBe(1);
    expect(reduceAll(changed, { type: 'timePassed', at: 6600 }).index).toBe(1);
  });

  it('never keeps a carousel from playing', () => {
    const quick = initialCarouselState({ count: 3, intervalMs: 200, lockMs: 500, at: 0, holds: [] });
    expect(reduceAll(quick, { type: 'timePassed', at: 200 }, { type: 'timePassed', at: 400 }).index).toBe(2);
  });
});
