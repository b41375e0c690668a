import type { ProductDrawing } from './productDrawing.ts';
import type { ProductValues } from './productFields.ts';

/** A category as the admin edits it. */
export interface CategoryDraft {
  name: string;
  /** Null for a main category. */
  parentName: string | null;
  isActive: boolean;
  /** Address or stored name of its picture; empty for none. */
  image: string;
}

/** A product as the admin edits it, without its images. */
export interface ProductDraft extends ProductValues {
  /** The specification table as stored text, readable or not (D-23); empty for none. */
  data: string;
  /** Null for none. */
  drawing: ProductDrawing | null;
}
