import type { Breadcrumb } from '@elvora/design-system/Breadcrumbs';

const labels = [
  'Home',
  'Control & Switchgear',
  'Contactors',
  'Power Contactors',
  'Three-Pole Contactors',
  'Contactors up to 38 A',
  'AC Coils > DC Coils',
  'Power Contactor 9–38 A',
] as const;

/** Returns breadcrumbs with the given number of levels, at most eight; the last is the current page. */
export function breadcrumbsOfDepth(levels: number): Breadcrumb[] {
  return [...labels.slice(0, Math.max(0, levels - 1)), labels[labels.length - 1] ?? ''].map(
    (label, index, { length }) => (index === length - 1 ? { label } : { label, href: `#level-${index}` }),
  );
}
