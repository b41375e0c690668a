import { distance, midpoint, type Point } from '../geometry/index.ts';

/** A finger, pen or mouse button that is down. */
export interface Contact {
  id: number;
  /** Where it came down. */
  start: Point;
  /** Where it is now. */
  point: Point;
  /** When it came down, in ms. */
  at: number;
}

/** The contacts that are down, oldest first; a third finger is not followed. */
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

/** Unknown contacts change nothing: the same list comes back. */
export function contactMoved(contacts: Contacts, { id, point }: { id: number; point: Point }): Contacts {
  if (!contacts.some((contact) => contact.id === id)) return contacts;
  return contacts.map((contact) => (contact.id === id ? { ...contact, point } : contact));
}

export function contactReleased(contacts: Contacts, id: number): Contacts {
  return contacts.some((contact) => contact.id === id)
    ? contacts.filter((contact) => contact.id !== id)
    : contacts;
}

/** Takes the present places as the new start, for a gesture that begins now. */
export function contactsRestarted(contacts: Contacts): Contacts {
  return contacts.map((contact) => ({ ...contact, start: contact.point }));
}

/** Distance and midpoint of two fingers, at the start and now; null unless two are down. */
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

/** How far the oldest contact has come. */
export function dragDistance(contacts: Contacts): Point {
  const [first] = contacts;
  return first ? { x: first.point.x - first.start.x, y: first.point.y - first.start.y } : { x: 0, y: 0 };
}
