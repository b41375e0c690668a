import type { EditConflictProps } from '@elvora/design-system/EditConflict';
import { fn } from 'storybook/test';

export const editConflictArgs: EditConflictProps = {
  rows: [
    { label: 'Product Name', before: 'Power Contactor 9–38 A', after: 'Power Contactor 9–40 A' },
    { label: 'Status', before: 'Active', after: 'Inactive' },
  ],
  onKeepMine: fn(),
  onKeepTheirs: fn(),
};
