/** A value of a size: the title of its column and the text of its cell; in a turned table, the name of its row. */
export interface SizeValue {
  title: string;
  text: string;
}

/** Position of a code in a table: row and column from 0; without a row when the code is a column title. */
export interface SizeCell {
  row: number | null;
  column: number;
}

/** The range of values that a product's sizes have in one column: the thread or a rating. */
export interface SizeFact {
  /** Column title without its unit; empty for values taken from the titles of code columns. */
  label: string;
  /** 'M12–M63', '3–45 mm' */
  text: string;
}

/** A size of a product: an ordering code of its table (D-56). */
export interface ProductSize {
  /** As written in the table. */
  code: string;
  /**
   * Variants from the titles of its columns: 'curve B', 'For 160 A frame'; empty for plain code
   * titles.
   */
  variants: readonly string[];
  /** The values of its row or column, without codes. */
  values: readonly SizeValue[];
  /** Positions of the code, in table order. */
  cells: readonly SizeCell[];
}
