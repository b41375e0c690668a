import type { ProductSize } from '@elvora/catalogue/model';
import { findSize } from '@elvora/catalogue/operations';

/** The size in the address (`?size=`). */
export interface SelectedSize {
  size: ProductSize | null;
  /** The reason why none could be selected, for the visitor. */
  notice: string | null;
}

/** Longer texts are not codes, and are not repeated. */
const maxCodeLength = 60;

/** Reads the size of an address (D-56). An unknown or ambiguous one selects no size, with a notice. */
export function selectedSize(sizes: readonly ProductSize[], search: string): SelectedSize {
  const codes = new URLSearchParams(search)
    .getAll('size')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const [code] = codes;
  if (code === undefined) return { size: null, notice: null };
  if (codes.length > 1)
    return { size: null, notice: 'This address names more than one size. All sizes are in the table below.' };
  const size = findSize(sizes, code);
  const shown = code.length > maxCodeLength ? 'What this address names' : code;
  return {
    size,
    notice: size ? null : `${shown} is not a size of this product. Its sizes are in the table below.`,
  };
}
