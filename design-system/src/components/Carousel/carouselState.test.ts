import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  begin,
  type CarouselEvent,
  type CarouselState,
  dueAt,
  motionOf,
  phaseOf,
  reduce,
} from './carouselState.ts';

const playing = (count = 3, intervalMs = 4000) => begin({ count, intervalMs, at: 0, holds: [] });
const after = (state: CarouselState, ...events: CarouselEvent[]) => events.reduce(reduce, state);

describe('the timer', () => {
  it.each([
    [3999, 0],
    [4000, 1],
    [4001, 1],
  ])('after %i ms shows slide %i (S-100)', (at, index) => {
    expect(after(playing(), { type: 'timePassed', at }).index).toBe(index);
  });

  it('is due 4000 ms after each slide', () => {
    expect(dueAt(playing())).toBe(4000);
    expect(dueAt(after(playing(), { type: 'timePassed', at: 4010 }))).toBe(8010);
  });

  it('advances by one, however long the machine slept', () => {
    expect(after(playing(), { type: 'timePassed', at: 3_600_000 }).index).toBe(1);
  });

  it('begins anew after a choice by hand', () => {
    const chosen = after(playing(), { type: 'nextChosen', at: 3000 });
    expect(dueAt(chosen)).toBe(7000);
    expect(after(chosen, { type: 'timePassed', at: 4000 }).index).toBe(1);
  });

  it('goes on with what is left after a hold', () => {
    const held = after(playing(), { type: 'holdBegan', hold: 'hover', at: 3000 });
    expect(dueAt(held)).toBeNull();
    expect(after(held, { type: 'timePassed', at: 60_000 }).index).toBe(0);
    expect(dueAt(after(held, { type: 'holdEnded', hold: 'hover', at: 60_000 }))).toBe(61_000);
  });

  it('waits for the last of several holds', () => {
    const held = after(
      playing(),
      { type: 'holdBegan', hold: 'hover', at: 0 },
      { type: 'holdBegan', hold: 'focus', at: 0 },
      { type: 'holdBegan', hold: 'focus', at: 0 },
      { type: 'holdEnded', hold: 'focus', at: 0 },
    );
    expect(phaseOf(held)).toBe('held');
    expect(phaseOf(after(held, { type: 'holdEnded', hold: 'hover', at: 0 }))).toBe('playing');
  });

  it('stays stopped until its button is pressed again', () => {
    const stopped = after(playing(), { type: 'stopToggled', at: 1000 });
    expect(after(stopped, { type: 'timePassed', at: 60_000 }).index).toBe(0);
    expect(dueAt(after(stopped, { type: 'stopToggled', at: 60_000 }))).toBe(63_000);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not run at an interval of %d',
    (intervalMs) => {
      expect(phaseOf(playing(3, intervalMs))).toBe('static');
      expect(dueAt(playing(3, intervalMs))).toBeNull();
    },
  );

  it('does not run where less motion is wanted', () => {
    expect(phaseOf(after(playing(), { type: 'stillnessChanged', isStill: true, at: 0 }))).toBe('static');
  });

  it('adds nothing when the clock is set back', () => {
    const back = after(playing(), { type: 'timePassed', at: -5000 });
    expect(dueAt(back)).toBe(-1000);
  });
});

describe('changing by hand', () => {
  it('wraps from the last slide to the first (S-098)', () => {
    const last = after(playing(), { type: 'slideChosen', index: 2, at: 0 });
    expect(after(last, { type: 'nextChosen', at: 0 }).index).toBe(0);
  });

  it('wraps from the first slide to the last (S-099)', () => {
    expect(after(playing(), { type: 'previousChosen', at: 0 }).index).toBe(2);
  });

  it('jumps to a slide (S-102)', () => {
    expect(after(playing(), { type: 'slideChosen', index: 2, at: 0 }).index).toBe(2);
  });

  it.each([-1, 3, 0.5, Number.NaN])('does not know slide %d', (index) => {
    expect(after(playing(), { type: 'slideChosen', index, at: 0 }).index).toBe(0);
  });

  it('stays on the only slide (S-415)', () => {
    const one = playing(1);
    expect(phaseOf(one)).toBe('single');
    for (const type of ['nextChosen', 'previousChosen'] as const)
      expect(after(one, { type, at: 0 }).index).toBe(0);
  });

  it('has nothing to show without slides', () => {
    const none = after(playing(0), { type: 'nextChosen', at: 0 }, { type: 'timePassed', at: 9000 });
    expect([phaseOf(none), none.index]).toEqual(['empty', 0]);
  });
});

describe('motionOf', () => {
  const motions = (state: CarouselState) =>
    Array.from({ length: state.count }, (_, at) => motionOf(state, at));

  it('lets the first slide rest', () => expect(motions(playing())).toEqual(['rests', 'hidden', 'hidden']));

  it('brings the next from the end and the previous from the start, also round the ends', () => {
    expect(motions(after(playing(), { type: 'nextChosen', at: 0 }))).toEqual([
      'leavesToStart',
      'comesFromEnd',
      'hidden',
    ]);
    expect(motions(after(playing(), { type: 'previousChosen', at: 0 }))).toEqual([
      'leavesToEnd',
      'hidden',
      'comesFromStart',
    ]);
  });

  it('knows both sides of two slides', () => {
    const two = playing(2);
    expect(motions(after(two, { type: 'pulled', side: 'start', at: 0 }))).toEqual([
      'followsFinger',
      'besideAtStart',
    ]);
    expect(motions(after(two, { type: 'previousChosen', at: 0 }))).toEqual(['leavesToEnd', 'comesFromStart']);
  });

  it('has both neighbours ready as soon as a finger is down, and hides them when it wanted nothing', () => {
    const pressed = after(playing(), { type: 'pressed', at: 0 });
    expect(motions(pressed)).toEqual(['rests', 'besideAtEnd', 'besideAtStart']);
    const pulled = after(pressed, { type: 'pulled', side: 'start', at: 0 });
    expect(motions(pulled)).toEqual(['followsFinger', 'besideAtEnd', 'besideAtStart']);
    expect(motions(after(pressed, { type: 'released', side: null, at: 0 }))).toEqual(motions(playing()));
    expect(motions(after(pulled, { type: 'released', side: 'start', at: 0 }))).toEqual([
      'leavesToEnd',
      'hidden',
      'comesFromStart',
    ]);
  });

  it('plays no movement again when a finger that wanted nothing is lifted', () => {
    const moved = after(playing(), { type: 'nextChosen', at: 0 }, { type: 'pressed', at: 900 });
    expect(motions(moved)).toEqual(['besideAtStart', 'comesFromEnd', 'besideAtEnd']);
    expect(motions(after(moved, { type: 'released', side: null, at: 950 }))).toEqual([
      'hidden',
      'rests',
      'hidden',
    ]);
  });

  it('lets two slides be ready on either side', () => {
    const two = after(playing(2), { type: 'pressed', at: 0 });
    expect(motions(two)).toEqual(['rests', 'besideAtEnd']);
    expect(motions(after(two, { type: 'pulled', side: 'start', at: 0 }))).toEqual([
      'followsFinger',
      'besideAtStart',
    ]);
  });

  it('takes a slide back that was not pulled far enough', () => {
    const back = after(
      playing(),
      { type: 'pulled', side: 'end', at: 0 },
      { type: 'released', side: null, at: 0 },
    );
    expect(motions(back)).toEqual(['returns', 'retreatsToEnd', 'hidden']);
    expect(back.index).toBe(0);
  });

  it('brings in a slide that was', () => {
    const next = after(
      playing(),
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
        const state = after(playing(count), ...list);
        expect(state.index).toBeGreaterThanOrEqual(0);
        expect(state.index).toBeLessThan(count);
        const seen = Array.from({ length: count }, (_, at) => motionOf(state, at)).filter(
          (motion) => motion !== 'hidden',
        );
        expect(seen.length).toBeLessThanOrEqual(state.isPressed ? 3 : 2);
        expect(motionOf(state, state.index)).not.toBe('hidden');
      }),
    );
  });

  it('a slide never plays longer than its time before it is due', () => {
    fc.assert(
      fc.property(fc.array(events), (list) => {
        const state = after(playing(), ...list);
        const due = dueAt(state);
        if (due !== null) expect(due - state.countedAt).toBeLessThanOrEqual(state.intervalMs);
      }),
    );
  });
});

describe('the lock after a change', () => {
  const locked = () => begin({ count: 6, intervalMs: 6000, lockMs: 500, at: 0, holds: [] });
  const first = { type: 'nextChosen', at: 1000 } as const;

  it.each([
    [1000, 1],
    [1499, 1],
    [1500, 2],
    [1501, 2],
  ])('a second choice at %i ms shows testimonial %i (S-110, S-416)', (at, index) => {
    expect(after(locked(), first, { type: 'nextChosen', at }).index).toBe(index);
    expect(after(locked(), first, { type: 'slideChosen', index: 2, at }).index).toBe(index);
    expect(after(locked(), first, { type: 'released', side: 'end', at }).index).toBe(index);
    expect(after(locked(), first, { type: 'previousChosen', at }).index).toBe(index === 1 ? 1 : 0);
  });

  it('follows a change of its own, too, and drops what is asked for, for good', () => {
    const changed = after(locked(), { type: 'timePassed', at: 6000 }, { type: 'nextChosen', at: 6200 });
    expect(changed.index).toBe(1);
    expect(after(changed, { type: 'timePassed', at: 6600 }).index).toBe(1);
  });

  it('never keeps a carousel from playing', () => {
    const quick = begin({ count: 3, intervalMs: 200, lockMs: 500, at: 0, holds: [] });
    expect(after(quick, { type: 'timePassed', at: 200 }, { type: 'timePassed', at: 400 }).index).toBe(2);
  });
});
