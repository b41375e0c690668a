import { IconFilter } from '@elvora/design-system/Icon';
import { MenuButton } from '@elvora/design-system/Menu';
import { useState } from 'react';

type View = 'name' | 'brand' | 'byName' | 'byDate';

/** A menu for choosing columns and an order. */
export function ChoosingMenu({ onAction }: { onAction: (id: View) => void }) {
  const [columns, setColumns] = useState<ReadonlySet<View>>(new Set<View>(['name']));
  const [order, setOrder] = useState<ReadonlySet<View>>(new Set<View>(['byName']));
  return (
    <MenuButton<View>
      groups={[
        {
          label: 'Columns',
          items: [
            { id: 'name', label: 'Name' },
            { id: 'brand', label: 'Brand' },
          ],
          selection: { mode: 'multiple', selectedIds: columns, onChange: setColumns },
        },
        {
          label: 'Order',
          items: [
            { id: 'byName', label: 'Name' },
            { id: 'byDate', label: 'Newest' },
          ],
          selection: { mode: 'single', selectedIds: order, onChange: setOrder },
        },
      ]}
      icon={IconFilter}
      label="View"
      onAction={onAction}
    />
  );
}
