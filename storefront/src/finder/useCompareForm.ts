import { comparedItemText } from '@elvora/catalogue/contract';
import type { CompareForm } from '@elvora/design-system/SizeTable';
import { tickComparedItem, useComparedItems } from '../site/comparedItems.ts';
import { paths } from '../site/paths.ts';

/** Form of a table's ticked sizes, together with what this tab compares already. */
export const useCompareForm = (): CompareForm => ({
  action: paths.compare(),
  name: 'item',
  values: useComparedItems().map(comparedItemText),
  onTick: tickComparedItem,
});
