/** Texts of a range facet. */
export interface RangeFacetLabels {
  /** Names of the fields and handles. */
  from: (title: string) => string;
  to: (title: string) => string;
  /** Between the fields. */
  between: string;
  /** Name of the unit switch. */
  unit: (title: string) => string;
}

export const rangeFacetLabels: RangeFacetLabels = {
  from: (title) => `${title} from`,
  to: (title) => `${title} to`,
  between: 'to',
  unit: (title) => `Unit of ${title}`,
};
