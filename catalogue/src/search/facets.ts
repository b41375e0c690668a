import { threadSystems } from '../properties/propertyValue.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { histogram, type Bucket } from './histogram.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** A value of a facet and the number of sizes with it. */
export interface FacetValue {
  label: string;
  sizeCount: number;
}

/** What can be chosen of a property among some sizes. */
export interface Facet {
  property: PropertyDefinition;
  /** Sizes that state the property; the others count as 'not stated'. */
  sizeCount: number;
  /** Of ranges and numbers; empty for others. */
  buckets: readonly Bucket[];
  /** The most frequent first; of quantities only single values. */
  values: readonly FacetValue[];
}

/** Values of a facet that are listed; a range has its histogram. */
const maxValues = 60;

/** Counts the properties of some sizes, those that most of them state first. */
export function readFacets(index: SizeIndex, sizes: Iterable<number>): Facet[] {
  const isChosen = new Uint8Array(index.sizeCount);
  for (const size of sizes) isChosen[size] = 1;
  const facets = [...index.sizeValues].flatMap(([name, table]) => tableFacets(index, isChosen, name, table));
  return facets.toSorted((a, b) => a.property.rank - b.property.rank || b.sizeCount - a.sizeCount);
}

interface FacetCounts {
  lastSize: number;
  sizeCount: number;
  ranges: { low: number; high: number }[];
  labels: Map<string, number>;
}

function tableFacets(
  index: SizeIndex,
  isChosen: Uint8Array,
  name: string,
  { owner, property, numbers }: ValueTable,
): Facet[] {
  const byProperty = new Map<number, FacetCounts>();
  const label = labelOf[name] ?? quantityLabel;
  const isQuantity = !(name in labelOf);
  for (let row = 0; row < owner.length; row += 1) {
    const size = owner[row] ?? 0;
    if (!isChosen[size]) continue;
    const number = property[row] ?? 0;
    const counts = byProperty.get(number) ?? {
      lastSize: -1,
      sizeCount: 0,
      ranges: [],
      labels: new Map<string, number>(),
    };
    byProperty.set(number, counts);
    const values = numbers.map((column) => column[row] ?? Number.NaN);
    const text = label(values);
    if (text !== null) counts.labels.set(text, (counts.labels.get(text) ?? 0) + 1);
    if (isQuantity) counts.ranges.push({ low: values[0] ?? 0, high: values[1] ?? 0 });
    // The values of a size follow each other.
    if (counts.lastSize !== size) counts.sizeCount += 1;
    counts.lastSize = size;
  }
  return [...byProperty].flatMap(([number, { sizeCount, ranges, labels }]) => {
    const definition = index.properties[number];
    if (!definition) return [];
    const values = [...labels].map(([text, count]) => ({ label: text, sizeCount: count }));
    return [
      {
        property: definition,
        sizeCount,
        buckets: histogram(ranges),
        values: values.toSorted(byCount).slice(0, maxValues),
      },
    ];
  });
}

const byCount = (a: FacetValue, b: FacetValue) => b.sizeCount - a.sizeCount || (a.label < b.label ? -1 : 1);

const quantityLabel = ([low = 0, high = 0]: readonly number[]) => (low === high ? String(low) : null);

const labelOf: Readonly<Record<string, (numbers: readonly number[]) => string>> = {
  thread: ([system = 0, size = 0]) => `${threadSystems[system] ?? ''}${system === 0 ? '' : ' '}${size}`,
  protection: ([solids = 0, water = 0]) => `IP${solids < 0 ? 'X' : solids}${water < 0 ? 'X' : water}`,
  contacts: ([open = 0, closed = 0, change = 0]) =>
    [`${open} NO`, `${closed} NC`, `${change} CO`].filter((text) => !text.startsWith('0')).join(' + '),
  extent: (sides) => sides.filter((side) => !Number.isNaN(side)).join(' × '),
};
