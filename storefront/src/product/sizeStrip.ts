import type { ProductSize, SizeFact } from '@elvora/catalogue/model';
import { packText, variantText } from '@elvora/catalogue/operations';
import type { Fact } from '@elvora/design-system/FactStrip';

/** Maximum number of facts in the strip. */
const maxFacts = 4;

/**
 * Facts of a size: its code, the main criteria with the range over all sizes, then the other values
 * of its row.
 */
export function sizeStrip(spanned: readonly SizeFact[], size: ProductSize): Fact[] {
  const spans = new Map(spanned.map(({ label, text }) => [label, text]));
  const values = size.values.map(({ title, text }) => {
    const [, label = title, unit = ''] = /^(.*?)\s*\(([^()]+)\)$/.exec(title) ?? [];
    return { label, value: `${text} ${unit}`.trim(), detail: spans.get(label) };
  });
  const variant = variantText(size);
  const pack = packText(size);
  const chosenBy = values.filter(({ detail }) => detail !== undefined);
  const others = values.filter(({ detail, label }) => detail === undefined && label !== '' && !isPack(label));
  return [
    { label: variant || 'Ordering code', value: size.code, detail: pack || undefined },
    ...chosenBy,
    ...others,
  ].slice(0, maxFacts);
}

const isPack = (label: string) => /^(?:pack|carton|roll|box)$/i.test(label);
