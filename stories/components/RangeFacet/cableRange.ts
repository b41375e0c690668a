import { cableBars } from '../../_support/facets.ts';

/** A range without a selection. */
export const cableRange = {
  title: 'Cable diameter',
  names: { low: 'min.cable', high: 'max.cable' },
  low: null,
  high: null,
  limits: { low: 2.5, high: 78.5 },
  bars: cableBars,
  unit: 'mm',
};
