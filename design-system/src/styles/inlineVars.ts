import type { CSSProperties } from 'react';

/** Custom properties by their references: `{ 'var(--x)': '4px' }`. Those without a value are left out. */
export type VarValues = Readonly<Record<string, string | null | undefined>>;

const propertyName = (reference: string) => reference.slice('var('.length, -1);

const definedVars = (values: VarValues): [string, string][] =>
  Object.entries(values).flatMap(([reference, value]) =>
    value === null || value === undefined ? [] : [[propertyName(reference), value]],
  );

/** Values known only at run time, as the `style` of an element. */
export const inlineVars = (values: VarValues): CSSProperties => Object.fromEntries(definedVars(values));

/** The same for an element that is there already: nothing renders. */
export function setVars(element: HTMLElement, values: VarValues) {
  for (const [name, value] of definedVars(values)) element.style.setProperty(name, value);
}
