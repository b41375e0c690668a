import { describe, expect, it } from 'vitest';
import {
  contactMoved,
  contactPressed,
  contactReleased,
  contactsRestarted,
  dragDistance,
  noContacts,
  pinchOf,
} from './pointerState.ts';

const press = (id: number, x: number, y: number) => ({ id, point: { x, y }, at: id });
const two = contactPressed(contactPressed(noContacts, press(1, 0, 0)), press(2, 30, 40));

describe('contacts', () => {
  it('start where they are pressed', () => {
    expect(two.map(({ id, start }) => [id, start.x, start.y])).toEqual([
      [1, 0, 0],
      [2, 30, 40],
    ]);
  });

  it('start again when a pressed one is pressed once more', () => {
    const again = contactPressed(two, press(1, 5, 5));
    expect(again.map(({ id, start }) => [id, start.x])).toEqual([
      [2, 30],
      [1, 5],
    ]);
  });

  it('stay the same list for a third finger and for unknown ones', () => {
    expect(contactPressed(two, press(3, 9, 9))).toBe(two);
    expect(contactMoved(two, press(3, 9, 9))).toBe(two);
    expect(contactReleased(two, 3)).toBe(two);
  });

  it('move and end one at a time', () => {
    const moved = contactMoved(two, press(2, 60, 80));
    expect(moved.map(({ point }) => point.x)).toEqual([0, 60]);
    expect(contactReleased(moved, 1).map(({ id }) => id)).toEqual([2]);
  });
});

describe('pinchOf', () => {
  it('measures both fingers at the start and now', () => {
    expect(pinchOf(contactMoved(two, press(2, 60, 80)))).toEqual({
      startDistance: 50,
      startMidpoint: { x: 15, y: 20 },
      distance: 100,
      midpoint: { x: 30, y: 40 },
    });
  });

  it('requires two fingers', () => {
    expect(pinchOf(contactReleased(two, 2))).toBeNull();
    expect(pinchOf(noContacts)).toBeNull();
  });
});

describe('dragDistance', () => {
  it('is how far the oldest contact has moved since its start', () => {
    const moved = contactMoved(contactReleased(two, 1), press(2, 40, 20));
    expect(dragDistance(moved)).toEqual({ x: 10, y: -20 });
    expect(dragDistance(contactsRestarted(moved))).toEqual({ x: 0, y: 0 });
  });

  it('is zero without a contact', () => {
    expect(dragDistance(noContacts)).toEqual({ x: 0, y: 0 });
  });
});
