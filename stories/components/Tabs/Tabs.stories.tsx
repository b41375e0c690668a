import { Tabs } from '@elvora/design-system/Tabs';
import preview from '#.storybook/preview';
import { TabsOf } from './TabsOf.tsx';

const meta = preview.meta({
  component: Tabs,
  parameters: { design: ['sheet-components', 'admin-product-dialog-1-basic-desktop'] },
  args: { items: [], selectedId: '', onSelect: () => undefined, label: '', children: null },
});

export const Default = meta.story({ render: () => <TabsOf /> });

/** Views of the same thing in no order. */
export const Plain = meta.story({ render: () => <TabsOf variant="plain" /> });

/** What lies behind is ticked off. */
export const LastStep = meta.story({ render: () => <TabsOf selectedAtFirst="specifications" /> });

export const Disabled = meta.story({ render: () => <TabsOf isDisabled selectedAtFirst="images" /> });
