/** An action on the code of a row. */
export interface SpecRowAction {
  label: string;
  /** Called with the code, which is the row's first cell unless `codeColumns` says otherwise. */
  onAction: (code: string, quantity: number) => void;
  /**
   * Columns of the codes in a row, from 0; null is the header row. Each of these codes gets a button that
   * opens quantity and action. @default only the sheet on narrow screens, with the first cell
   */
  codeColumns?: (row: number | null) => readonly number[];
  /** Values that distinguish a code, shown beside it: 'Green, 230 V AC'. */
  detailsOf?: (code: string) => string;
  /** Quantity of a code on the list; 0 for none. */
  listedQuantity?: (code: string) => number;
  /** The list, linked after a code has been added. */
  list?: { label: string; href: string };
  /** Address of a code, for copying. */
  hrefOf?: (code: string) => string;
  /** Form that submits a code as the value of `field`: before hydration by itself, without script with its quantity. */
  form?: {
    action: string;
    hiddenFields: Readonly<Record<string, string>>;
    field: string;
    quantityField: string;
  };
}

const none: readonly number[] = [];

/** Columns of the codes in a row; empty without an action on them. */
export const codeColumnsOf = (action: SpecRowAction | undefined, row: number | null): readonly number[] =>
  action?.codeColumns?.(row) ?? none;
