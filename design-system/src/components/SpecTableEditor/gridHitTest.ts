import type { Point } from '../../geometry/index.ts';
import type { CellPosition } from './cellRangeOps.ts';

/** The cell that contains an element, by the data attributes of its row and column. */
export function cellOfElement(element: Element): CellPosition | null {
  const cell = element.closest('[data-column]');
  const row = cell?.closest('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.getAttribute('data-row')), column: Number(cell.getAttribute('data-column')) };
}

/** The cell of the grid at a point in client coordinates. */
export function cellAtPoint(grid: HTMLElement, { x, y }: Point): CellPosition | null {
  const element = document.elementFromPoint(x, y);
  return element && grid.contains(element) ? cellOfElement(element) : null;
}

export function findCell(grid: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`) ?? null;
}

export function findActiveCell(grid: HTMLElement | null): HTMLElement | null {
  return grid?.querySelector<HTMLElement>('[data-column][data-active]') ?? null;
}

/** Column whose width the handle under an element changes. */
export function resizedColumn(element: Element): number | null {
  const handle = element.closest('[data-resize-column]');
  return handle ? Number(handle.getAttribute('data-resize-column')) : null;
}

/** Row of the row number under an element, which moves its row when dragged. */
export function rowOfHandle(element: Element | null): number | null {
  const handle = element?.closest('[data-row-handle]');
  return handle ? Number(handle.getAttribute('data-row-handle')) : null;
}
