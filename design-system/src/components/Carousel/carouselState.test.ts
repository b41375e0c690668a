import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialCarouselState,
  type CarouselEvent,
  type CarouselState,
  nextSlideAt,
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

  it('advances by one slide after the computer was asleep', () => {
    expect(reduceAll(playingState(), { type: 'timePassed', at: 3_600_000 }).index).toBe(1);
  });

  it('restarts after a manual change', () => {
    const chosen = reduceAll(playingState(), { type: 'nextChosen', at: 3000 });
    expect(nextSlideAt(chosen)).toBe(7000);
    expect(reduceAll(chosen, { type: 'timePassed', at: 4000 }).index).toBe(1);
  });

  it('resumes with the remaining time after a hold', () => {
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

  it('waits until the carousel has been seen', () => {
    const opened = initialCarouselState({ count: 3, intervalMs: 4000, at: 0 });
    expect(phaseOf(opened)).toBe('held');
    expect(phaseOf(reduceAll(opened, { type: 'holdEnded', hold: 'offScreen', at: 0 }))).toBe('playing');
  });

  it('does not advance during a hold that began when the next slide was due', () => {
    const held = reduceAll(playingState(), { type: 'holdBegan', hold: 'focus', at: 4000 });
    expect(reduceAll(held, { type: 'timePassed', at: 4001 }).index).toBe(0);
  });

  it('stays paused until the button is pressed again', () => {
    const paused = reduceAll(playingState(), { type: 'pauseToggled', at: 1000 });
    expect(phaseOf(paused)).toBe('stopped');
    expect(reduceAll(paused, { type: 'timePassed', at: 60_000 }).index).toBe(0);
    expect(nextSlideAt(reduceAll(paused, { type: 'pauseToggled', at: 60_000 }))).toBe(63_000);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not run at an interval of %d',
    (intervalMs) => {
      expect(phaseOf(playingState(3, intervalMs))).toBe('static');
      expect(nextSlideAt(playingState(3, intervalMs))).toBeNull();
    },
  );

  it('does not run with reduced motion', () => {
    expect(
      phaseOf(reduceAll(playingState(), { type: 'reducedMotionChanged', prefersReducedMotion: true, at: 0 })),
    ).toBe('static');
  });

  it('continues when reduced motion is turned off again', () => {
    const moving = reduceAll(
      playingState(),
      { type: 'reducedMotionChanged', prefersReducedMotion: true, at: 1000 },
      { type: 'reducedMotionChanged', prefersReducedMotion: false, at: 9000 },
    );
    expect(nextSlideAt(moving)).toBe(12_000);
  });

  it('adds nothing when the clock is set back', () => {
    const back = reduceAll(playingState(), { type: 'timePassed', at: -5000 });
    expect(nextSlideAt(back)).toBe(-1000);
  });
});

describe('a manual change', () => {
  it('wraps from the last slide to the first (S-098)', () => {
    const last = reduceAll(playingState(), { type: 'slideChosen', index: 2, at: 0 });
    expect(reduceAll(last, { type: 'nextChosen', at: 0 }).index).toBe(0);
  });

  it('wraps from the first slide to the last (S-099)', () => {
    expect(reduceAll(playingState(), { type: 'previousChosen', at: 0 }).index).toBe(2);
  });

  it('goes to a chosen slide (S-102)', () => {
    expect(reduceAll(playingState(), { type: 'slideChosen', index: 2, at: 0 }).index).toBe(2);
  });

  it('to the current slide does not restart its time', () => {
    const same = reduceAll(playingState(), { type: 'slideChosen', index: 0, at: 3000 });
    expect(nextSlideAt(same)).toBe(4000);
  });

  it.each([-1, 3, 0.5, Number.NaN])('ignores slide %d, which does not exist', (index) => {
    expect(reduceAll(playingState(), { type: 'slideChosen', index, at: 0 }).index).toBe(0);
  });

  it('is impossible with a single slide (S-415)', () => {
    const single = playingState(1);
    expect(phaseOf(single)).toBe('single');
    for (const type of ['nextChosen', 'previousChosen'] as const)
      expect(reduceAll(single, { type, at: 0 }).index).toBe(0);
  });

  it('is impossible without slides', () => {
    const empty = reduceAll(playingState(0), { type: 'nextChosen', at: 0 }, { type: 'timePassed', at: 9000 });
    expect([phaseOf(empty), empty.index]).toEqual(['empty', 0]);
  });
});

describe('the direction of a change', () => {
  const stepAfter = (...events: CarouselEvent[]) => reduceAll(playingState(2), ...events).step;

  it('is the direction of the command, also between two slides and around the ends', () => {
    expect(stepAfter({ type: 'nextChosen', at: 0 }, { type: 'nextChosen', at: 0 })).toBe(1);
    expect(stepAfter({ type: 'previousChosen', at: 0 })).toBe(-1);
    expect(stepAfter({ type: 'swiped', step: -1, at: 0 })).toBe(-1);
  });

  it('of a chosen slide follows the order of the slides', () => {
    expect(stepAfter({ type: 'slideChosen', index: 1, at: 0 })).toBe(1);
    expect(
      stepAfter({ type: 'slideChosen', index: 1, at: 0 }, { type: 'slideChosen', index: 0, at: 0 }),
    ).toBe(-1);
  });
});

describe('any sequence of events', () => {
  const events: fc.Arbitrary<CarouselEvent> = fc
    .tuple(
      fc.integer({ min: 0, max: 100_000 }),
      fc.oneof(
        fc.record({
          type: fc.constantFrom(
            'timePassed' as const,
            'nextChosen' as const,
            'previousChosen' as const,
            'pauseToggled' as const,
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
          type: fc.constant('swiped' as const),
          step: fc.constantFrom(1 as const, -1 as const),
        }),
      ),
    )
    .map(([at, event]) => ({ ...event, at }));

  it('keeps the index in range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(events), (count, list) => {
        const state = reduceAll(playingState(count), ...list);
        expect(state.index).toBeGreaterThanOrEqual(0);
        expect(state.index).toBeLessThan(count);
      }),
    );
  });

  it('never makes the next slide due later than one interval from now', () => {
    fc.assert(
      fc.property(fc.array(events), (list) => {
        const state = reduceAll(playingState(), ...list);
        const due = nextSlideAt(state);
        if (due !== null) expect(due - state.updatedAt).toBeLessThanOrEqual(state.intervalMs);
      }),
    );
  });
});

describe('several slides per view', () => {
  const shown = (count: number, perView: number, index = 0) =>
    initialCarouselState({ count, perView, index, intervalMs: 4000, at: 0, holds: [] });

  it.each([
    [5, 3, 4],
    [4, 3, 3],
    [3, 2.5, 1],
  ])('of %i slides, %d per view, can start with slide %i, and wrap after it', (count, perView, last) => {
    const ended = reduceAll(shown(count, perView), { type: 'previousChosen', at: 0 });
    expect(ended.index).toBe(last);
    expect(reduceAll(ended, { type: 'nextChosen', at: 0 }).index).toBe(0);
    expect(shown(count, perView, count - 1).index).toBe(last);
    expect(reduceAll(shown(count, perView), { type: 'slideChosen', index: count - 1, at: 0 }).index).toBe(
      last,
    );
  });

  it.each([
    [3, 3],
    [2, 4],
  ])('show all of %i slides at %i per view, without autoplay', (count, perView) => {
    const all = shown(count, perView);
    expect(phaseOf(all)).toBe('single');
    expect(nextSlideAt(all)).toBeNull();
    expect(reduceAll(all, { type: 'nextChosen', at: 0 }).index).toBe(0);
  });

  it('advance by one slide', () => {
    expect(reduceAll(shown(6, 3), { type: 'timePassed', at: 4000 }).index).toBe(1);
    expect(reduceAll(shown(6, 3), { type: 'swiped', step: 1, at: 0 }).index).toBe(1);
  });

  it('keep the first slide when their number changes, as far as it can be the first', () => {
    const last = shown(4, 1, 3);
    expect(reduceAll(last, { type: 'viewChanged', perView: 2, at: 0 })).toMatchObject({
      perView: 2,
      index: 3,
    });
    expect(reduceAll(last, { type: 'viewChanged', perView: 3.5, at: 0 }).index).toBe(1);
    const all = reduceAll(last, { type: 'viewChanged', perView: 4, at: 0 });
    expect([all.index, phaseOf(all)]).toEqual([0, 'single']);
    expect(phaseOf(reduceAll(all, { type: 'viewChanged', perView: 1, at: 0 }))).toBe('playing');
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
    expect(reduceAll(locked(), first, { type: 'swiped', step: 1, at }).index).toBe(index);
    expect(reduceAll(locked(), first, { type: 'previousChosen', at }).index).toBe(index === 1 ? 1 : 0);
  });

  it('also follows autoplay, and drops commands instead of queueing them', () => {
    const changed = reduceAll(locked(), { type: 'timePassed', at: 6000 }, { type: 'nextChosen', at: 6200 });
    expect(changed.index).toBe(1);
    expect(reduceAll(changed, { type: 'timePassed', at: 6600 }).index).toBe(1);
  });

  it('does not block autoplay', () => {
    const quick = initialCarouselState({ count: 3, intervalMs: 200, lockMs: 500, at: 0, holds: [] });
    expect(reduceAll(quick, { type: 'timePassed', at: 200 }, { type: 'timePassed', at: 400 }).index).toBe(2);
  });
});

describe('an index chosen by the app', () => {
  const started = (index?: number) => initialCarouselState({ count: 3, index, intervalMs: 4000, at: 0 });

  it.each([
    [undefined, 0],
    [2, 2],
    [3, 0],
    [-1, 0],
    [1.5, 0],
  ])('starts at %s with slide %i', (index, shown) => expect(started(index).index).toBe(shown));

  it('turns the shorter way in the list, even during the lock', () => {
    const locked = { ...started(2), lockMs: 500, changedAt: 0 };
    expect(reduceAll(locked, { type: 'indexChanged', index: 0, at: 100 })).toMatchObject({
      index: 0,
      step: -1,
    });
    expect(reduceAll(locked, { type: 'indexChanged', index: 7, at: 100 })).toMatchObject({ index: 2 });
  });
});
