import { distance, midpoint, type Point } from '../geometry/index.ts';

/** A pressed finger, pen or mouse button. */
export interface Contact {
  id: number;
  /** Position when it was pressed. */
  start: Point;
  /** Current position. */
  point: Point;
  /** Time of the press in ms. */
  at: number;
}

/** The pressed contacts, oldest first; a third finger is ignored. */
export type Contacts = readonly Contact[];

export const noContacts: Contacts = [];

const maxContacts = 2;

export function contactPressed(
  contacts: Contacts,
  contact: { id: number; point: Point; at: number },
): Contacts {
  const others = contacts.filter(({ id }) => id !== contact.id);
  if (others.length >= maxContacts) return contacts;
  return [...others, { ...contact, start: contact.point }];
}

/** Returns the same list for an unknown contact. */
export function contactMoved(contacts: Contacts, { id, point }: { id: number; point: Point }): Contacts {
  if (!contacts.some((contact) => contact.id === id)) return contacts;
  return contacts.map((contact) => (contact.id === id ? { ...contact, point } : contact));
}

export function contactReleased(contacts: Contacts, id: number): Contacts {
  return contacts.some((contact) => contact.id === id)
    ? contacts.filter((contact) => contact.id !== id)
    : contacts;
}

/** Makes the current positions the start of a new gesture. */
export function contactsRestarted(contacts: Contacts): Contacts {
  return contacts.map((contact) => ({ ...contact, start: contact.point }));
}

/** Returns distance and midpoint of two fingers, at the start and now; null unless two are pressed. */
export function pinchOf(contacts: Contacts) {
  const [first, second] = contacts;
  if (!first || !second) return null;
  return {
    startDistance: distance(first.start, second.start),
    startMidpoint: midpoint(first.start, second.start),
    distance: distance(first.point, second.point),
    midpoint: midpoint(first.point, second.point),
  };
}

/** Returns the movement of the oldest contact. */
export function dragDistance(contacts: Contacts): Point {
  const [first] = contacts;
  return first ? { x: first.point.x - first.start.x, y: first.point.y - first.start.y } : { x: 0, y: 0 };
}
