import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** They mirror drawings that contain no icon. */
const drawings = ['RangeFacet/Histogram', 'Testimonial/Testimonial'].map(
  (name) => `../src/components/${name}.css.ts`,
);

const styleSheets = Object.keys(
  import.meta.glob(['../src/**/*.css.ts', '../../{storefront,admin}/src/**/*.css.ts']),
);

it('mirrors icons in right-to-left text in one place, since two would cancel each other', () => {
  const mirroring = styleSheets.filter((path) =>
    /scaleX\(-1\)|scale: ['"`]-/.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
  );
  expect(mirroring.toSorted()).toEqual(['../src/components/Icon/Icon.css.ts', ...drawings].toSorted());
});
