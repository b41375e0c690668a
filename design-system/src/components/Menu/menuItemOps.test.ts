import { expect, it } from 'vitest';
import { flattenMenu } from './menuItemOps.ts';

it('lists the items of groups, sections, selections and submenus in order', () => {
  const groups = [
    [
      { id: 'open', label: 'Open' },
      { id: 'move', label: 'Move to', submenu: [[{ id: 'top', label: 'Top' }]] },
    ],
    {
      label: 'Columns',
      items: [{ id: 'price', label: 'Price' }],
      selection: { mode: 'multiple' as const, selectedIds: new Set<string>(), onChange: () => undefined },
    },
    { label: 'Help', items: [{ id: 'docs', label: 'Manual', href: '/manual' }] },
  ];
  expect(flattenMenu(groups).map(({ item, isChoice }) => [item.id, isChoice])).toEqual([
    ['open', false],
    ['move', false],
    ['top', false],
    ['price', true],
    ['docs', false],
  ]);
});
