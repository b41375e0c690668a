import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragVelocity, glideAt, glidePositions, isArrangedAlike, restPx, stepMs } from './glideGeometry.ts';

const px = fc.integer({ min: -4000, max: 4000 });
const speed = fc.integer({ min: -200, max: 200 });

describe('glidePositions', () => {
  it('speeds up from rest, then slows down to the end', () => {
    const positions = glidePositions({ from: 0, to: -390, velocity: 0 });
    expect(positions.slice(0, 3).map((position) => position.toFixed(2))).toEqual([
      '0.00',
      '-12.05',
      '-31.93',
    ]);
    expect(positions[24]).toBeLessThan(-345);
    expect((positions.length - 1) * stepMs).toBeCloseTo(866.7, 1);
    expect(positions.at(-1)).toBe(-390);
  });

  it('continues at the speed of the drag', () => {
    const [from = 0, first = 0] = glidePositions({ from: -200, to: -390, velocity: -20 });
    expect(first - from).toBeCloseTo(-19.47, 2);
  });

  it('slows down a drag that would pass the end', () => {
    const fast = glidePositions({ from: -380, to: -390, velocity: -90 });
    expect(fast).toEqual(glidePositions({ from: -380, to: -390, velocity: -1.5 }));
  });

  it('turns a drag away from the end around', () => {
    const positions = glidePositions({ from: -200, to: -390, velocity: 40 });
    expect(positions[1]).toBeCloseTo(-178.67, 2);
    expect(positions.at(-1)).toBe(-390);
  });

  it('has no step at rest', () => {
    expect(glidePositions({ from: 5, to: 5.1, velocity: 0 })).toEqual([5, 5.1]);
    expect(glidePositions({ from: 0, to: restPx, velocity: 0 }).length).toBeGreaterThan(2);
  });

  it.each([-restPx, -20])('has steps at the end while the speed is %d', (velocity) => {
    expect(glidePositions({ from: 0, to: 0.1, velocity }).length).toBeGreaterThan(2);
  });

  it('begins and ends where it should and never passes the end', () => {
    fc.assert(
      fc.property(px, px, speed, (from, to, velocity) => {
        const positions = glidePositions({ from, to, velocity });
        expect(positions[0]).toBe(from);
        expect(positions.at(-1)).toBe(to);
        const side = Math.sign(from - to);
        for (const position of positions) expect((position - to) * side).toBeGreaterThanOrEqual(-restPx);
      }),
    );
  });

  it('ends without an end to glide to', () => {
    expect(glidePositions({ from: 0, to: Number.NaN, velocity: 0 })).toEqual([0, Number.NaN]);
  });
});

describe('glideAt', () => {
  const positions = [0, 10, 30, 35];

  it.each([
    ['before the start', -1, 0, 10],
    ['at the start', 0, 0, 10],
    ['between steps', 1.5 * stepMs, 20, 20],
    ['at a step', 2 * stepMs, 30, 5],
    ['at the end', 3 * stepMs, 35, 5],
    ['after the end', 9 * stepMs, 35, 5],
  ])('%s', (_time, elapsedMs, position, velocity) => {
    const at = glideAt(positions, elapsedMs);
    expect(at.position).toBeCloseTo(position);
    expect(at.velocity).toBe(velocity);
  });

  it('stands still in a glide without steps', () => {
    expect(glideAt([7], 20)).toEqual({ position: 7, velocity: 0 });
    expect(glideAt([], 20)).toEqual({ position: 0, velocity: 0 });
  });
});

describe('dragVelocity', () => {
  it.each([
    ['of a move', -30, -50, 2 * stepMs, -10],
    ['over the end of the loop', -290, -10, stepMs, -20],
    ['over its start', -5, -295, stepMs, 10],
    ['at rest', -30, -30, stepMs, 0],
    ['of two moves at the same time', -30, -50, 0, 0],
  ])('%s', (_move, from, to, elapsedMs, velocity) => {
    expect(dragVelocity({ from, to, loopLength: 300, elapsedMs })).toBeCloseTo(velocity);
  });
});

describe('isArrangedAlike', () => {
  /** Three slides of 100 px, one in view: the first one is also shown after the last. */
  const three = {
    limit: { min: -300, max: 0 },
    loopPoints: [{ index: 0, loopPoint: -200.5 }],
    snaps: [0, -100, -200],
  };
  /** Two slides. */
  const two = {
    limit: { min: -200, max: 0 },
    loopPoints: [{ index: 0, loopPoint: -100.5 }],
    snaps: [0, -100],
  };

  it.each([
    ['from slide to slide', [0, -60, -100], three, true],
    ['from the last slide to the first after it', [-200, -260, -300], three, true],
    ['over the end of the loop', [-250, -300, -300.3], three, false],
    ['over its start', [-20, 0, 0.3], three, false],
    ['to its start with an error of rounding', [-90, restPx], three, true],
    ['to its end with an error of rounding', [-200, -300 - restPx], three, true],
    ['from a slide that is shown at both places', [-95, -205], three, false],
    ['from a slide that was just left', [-100 + restPx, -205], three, true],
    ['until the first slide is moved after the last', [-95, -200.5], three, false],
    ['shortly before the first slide is moved', [-95, -200], three, true],
    [
      'of several in view, with one of them still in view',
      [-150, -230],
      {
        ...three,
        loopPoints: [
          { index: 0, loopPoint: -200.5 },
          { index: 1, loopPoint: -220.5 },
        ],
      },
      false,
    ],
    ['of two slides, from the second to the first', [-100, -200], two, true],
    ['of two slides, with the first still in view', [-70, -200], two, false],
    ['of a slide after which no other is aligned', [-70, -200], { ...two, snaps: [0] }, false],
    ['at no known position', [Number.NaN], three, false],
  ])('%s', (_way, positions, slides, isAlike) => {
    expect(isArrangedAlike(positions, slides)).toBe(isAlike);
  });
});
