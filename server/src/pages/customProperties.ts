import { readProperties } from './styleUsage.ts';

const declarationPattern = /(?<![\w-])(--[\w-]+):([^;}]*)/g;

const rootBlock = /(?<=:root\{)[^{}]*(?=\})/g;

/** Values by custom property; several when several rules declare it. */
function declaredValues(css: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(declarationPattern))
    values.set(name, [...(values.get(name) ?? []), value]);
  return values;
}

/** Names of the custom properties that `:root` declares. */
export const declaredRootProperties = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(rootBlock), ([block]) => [...declaredValues(block).keys()]).flat());

/**
 * Removes the custom properties of `:root` that neither the styles nor the document reads, and those that are declared
 * elsewhere.
 */
export function removeUnreadProperties(
  css: string,
  readByDocument: ReadonlySet<string>,
  declaredElsewhere: ReadonlySet<string> = new Set(),
): string {
  const values = declaredValues(css);
  const read = new Set<string>();
  const pending = [...readByDocument, ...readProperties(css.replace(/:root\{[^}]*\}/g, ''))];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    pending.push(...readProperties((values.get(name) ?? []).join(' ')));
  }
  return css.replace(rootBlock, (block) =>
    block
      .split(';')
      .filter((declaration) => {
        const [, name] = /^(--[\w-]+):/.exec(declaration) ?? [];
        return name === undefined || (read.has(name) && !declaredElsewhere.has(name));
      })
      .join(';'),
  );
}
