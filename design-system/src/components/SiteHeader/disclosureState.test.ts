import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DisclosureEvent,
  type DisclosureState,
  doublePressMs,
  isOpenOn,
  reduceDisclosure,
  closedDisclosure,
} from './disclosureState.ts';

const page = '/products';
const after = (...events: DisclosureEvent[]) => events.reduce(reduceDisclosure, closedDisclosure);
const rested = (at: number): DisclosureEvent => ({ kind: 'mouseRested', page, at });
const pressed = (at: number): DisclosureEvent => ({ kind: 'togglePressed', page, at });

describe('the categories toggle open and closed (S-053)', () => {
  it.each<[string, DisclosureEvent[], boolean]>([
    ['a press opens', [pressed(0)], true],
    ['a second press closes', [pressed(0), pressed(10)], false],
    ['hovering opens', [rested(0)], true],
    ['leaving closes a panel opened by hovering', [rested(0), { kind: 'mouseLeft' }], false],
    ['leaving keeps a panel opened by a press', [pressed(0), { kind: 'mouseLeft' }], true],
    ['a press right after hovering keeps it open', [rested(0), pressed(doublePressMs - 1)], true],
    ['leaving keeps it open after that', [rested(0), pressed(1), { kind: 'mouseLeft' }], true],
    ['a later press closes', [rested(0), pressed(doublePressMs)], false],
    ['Escape or a press outside closes (S-054)', [pressed(0), { kind: 'dismissed' }], false],
  ])('%s', (_case, events, isOpen) => {
    expect(isOpenOn(after(...events), page)).toBe(isOpen);
  });

  it('a page change closes, and a press there opens', () => {
    expect(isOpenOn(after(pressed(0)), '/blog')).toBe(false);
    expect(isOpenOn(after(pressed(0), { kind: 'togglePressed', page: '/blog', at: 5 }), '/blog')).toBe(true);
  });
});

it('dismissing a closed panel changes nothing', () => {
  expect(reduceDisclosure(closedDisclosure, { kind: 'dismissed' })).toBe(closedDisclosure);
});

it('two slow presses restore the state', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (start, gap) => {
      const open: DisclosureState = { status: 'open', page, by: 'press', at: start };
      const twice = [pressed(start + gap), pressed(start + 2 * gap)].reduce(reduceDisclosure, open);
      expect(isOpenOn(twice, page)).toBe(true);
    }),
  );
});
