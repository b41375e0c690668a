/** A category as the admin edits it. */
export interface CategoryDraft {
  name: string;
  /** Null for a main category. */
  parentName: string | null;
  isActive: boolean;
  /** Address or stored name of its picture; empty for none. */
  image: string;
}

/** A product as the admin edits it. */
export interface ProductDraft {
  name: string;
  /** Name of its category (S-348). */
  category: string;
  /** Comma-separated (S-349). */
  keywords: string;
  description: string;
  isBestseller: boolean;
  isTrending: boolean;
  /** The specification table as stored text, readable or not (D-23); empty for none. */
  data: string;
}
