import type { CSSProperties } from 'react';

/** Custom properties by reference: `{ 'var(--x)': '4px' }`. Entries without a value are omitted. */
export type VarValues = Readonly<Record<string, string | null | undefined>>;

const propertyName = (reference: string) => reference.slice('var('.length, -1);

const definedVars = (values: VarValues): [string, string][] =>
  Object.entries(values).flatMap(([reference, value]) =>
    value === null || value === undefined ? [] : [[propertyName(reference), value]],
  );

/** Returns the custom properties as a `style` object, for values known only at run time. */
export const inlineVars = (values: VarValues): CSSProperties => Object.fromEntries(definedVars(values));

/** Sets the custom properties on an existing element without rendering. */
export function setVars(element: HTMLElement, values: VarValues) {
  for (const [name, value] of definedVars(values)) element.style.setProperty(name, value);
}

/** Returns the computed value of a custom property. */
export const readVar = (element: Element, reference: string): string =>
  getComputedStyle(element).getPropertyValue(propertyName(reference));
