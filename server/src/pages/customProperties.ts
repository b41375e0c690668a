const declarationPattern = /(?<![\w-])(--[\w-]+):([^;}]*)/g;

/** Values by custom property; several when several rules declare it. */
function declaredValues(css: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(declarationPattern))
    values.set(name, [...(values.get(name) ?? []), value]);
  return values;
}

/** A reference without a fallback, apart from its neighbours, with which its value would merge. */
const referencePattern = /(?<=^|[\s:,(])var\((--[\w-]+)\)(?=[\s,;)}]|$)/g;

/**
 * Returns the values of custom properties that `:root` alone declares, once and under no condition; `root` is the declarations
 * of that rule.
 */
export function constantProperties(css: string, root: string): ReadonlyMap<string, string> {
  const ofRoot = declaredValues(root);
  const constants = new Map<string, string>();
  for (const [name, [value = '', ...others]] of declaredValues(css)) {
    if (others.length === 0 && ofRoot.has(name)) constants.set(name, value);
  }
  return constants;
}

/** Replaces references to constant custom properties by their values. A cycle is invalid, and stays so. */
export function inlineProperties(css: string, constants: ReadonlyMap<string, string>): string {
  const resolve = (text: string, seen: readonly string[]): string =>
    text.replace(referencePattern, (reference, name: string) => {
      const value = constants.get(name);
      return value === undefined || seen.includes(name) ? reference : resolve(value, [...seen, name]);
    });
  return resolve(css, []);
}

/** Removes the custom properties of `:root` that neither the styles nor the HTML reads. */
export function removeUnreadProperties(css: string, html: string): string {
  const values = declaredValues(css);
  const readIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const read = new Set<string>();
  const pending = [...readIn(html), ...readIn(css.replace(/:root\{[^}]*\}/g, ''))];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    pending.push(...readIn((values.get(name) ?? []).join(' ')));
  }
  return css.replace(/(?<=:root\{)[^{}]*(?=\})/g, (block) =>
    block
      .split(';')
      .filter((declaration) => {
        const [, name] = /^(--[\w-]+):/.exec(declaration) ?? [];
        return name === undefined || read.has(name);
      })
      .join(';'),
  );
}
