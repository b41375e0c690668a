import { type ComparedItem, comparedItemText } from '@elvora/catalogue/contract';
import { Button } from '@elvora/design-system/Button';
import { IconScale } from '@elvora/design-system/Icon';
import { useComparedItems } from '../site/comparedItems.ts';
import { comparedWith } from '../site/comparedItemsOps.ts';
import { paths } from '../site/paths.ts';

/**
 * Compares a product or size with what this tab compares already. A form, because a press on its button waits for
 * hydration, which adds the latter.
 */
export function CompareForm({ item }: { item: ComparedItem }) {
  const compared = useComparedItems();
  return (
    <form action={paths.compare()} method="get">
      {comparedWith(compared, item)
        .map(comparedItemText)
        .map((value) => (
          <input key={value} name="item" type="hidden" value={value} />
        ))}
      <Button icon={IconScale} size="sm" tone="ghost" type="submit">
        Compare
      </Button>
    </form>
  );
}
