import type { Breadcrumb } from '@elvora/design-system/Breadcrumbs';

const places = [
  'Home',
  'Control & Switchgear',
  'Contactors',
  'Power Contactors',
  'Three-Pole Contactors',
  'Contactors up to 38 A',
  'AC Coils > DC Coils',
  'Power Contactor 9–38 A',
] as const;

/** A way of so many levels, at most eight; the last is the page itself. */
export function wayOf(levels: number): Breadcrumb[] {
  return [...places.slice(0, Math.max(0, levels - 1)), places[places.length - 1] ?? ''].map(
    (label, index, { length }) => (index === length - 1 ? { label } : { label, href: `#level-${index}` }),
  );
}
