/** A value of a size: the title of its column and the text of its cell; in a turned table, the name of its row. */
export interface SizeValue {
  title: string;
  text: string;
}

/** Place of a code in a table: positions of row and column, counted from 0; no row for a code that stands as a title. */
export interface SizeCell {
  row: number | null;
  column: number;
}

/** What the sizes of a product span in one column: the thread or a rating. */
export interface SizeFact {
  /** Title of the column without its unit; empty for what the titles of the codes' columns say. */
  label: string;
  /** 'M12–M63', '3–45 mm' */
  text: string;
}

/** A size of a product: an ordering code of its table (D-56). */
export interface ProductSize {
  /** As the table writes it. */
  code: string;
  /** What the titles of its columns say: 'curve B', 'For 160 A frame'; empty when they only say that they hold codes. */
  variants: readonly string[];
  /** The stated values of its row or column, without codes. */
  values: readonly SizeValue[];
  /** Where the code stands, in the order of the table. */
  cells: readonly SizeCell[];
}
