import { drawingFamily, type ProductDrawing } from '@elvora/catalogue/model';
import { texts } from '../texts.ts';

/** Describes a drawing by its family and the columns of its dimensions. */
export function drawingText(drawing: ProductDrawing | null): string {
  if (drawing === null) return texts.products.noDrawing;
  const { family, columns } = drawing;
  const links = Object.entries(columns).map(([letter, title]) => `${letter}: ${title}`);
  return [drawingFamily(family)?.label ?? family, ...links].join('\n');
}
