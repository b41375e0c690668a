import type { within } from 'storybook/test';
import { contactorTable } from '../../_support/tables.ts';

/** The table that most stories show. */
export const contactorArgs = {
  table: contactorTable,
  caption: 'Specifications of Power Contactor 9–38 A',
  formatCsv: String,
};

/** The element whose attributes state whether the table scrolls. */
export const frameOf = (root: Element) =>
  root.querySelector('[data-component="SpecTable"] [data-part="frame"]') ?? root;

/** The element that scrolls. */
export const boxOf = (root: Element) => root.querySelector<HTMLElement>('[data-part="box"]') ?? document.body;

export const shownRows = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('rowheader');
