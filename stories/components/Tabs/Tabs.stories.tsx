import { Tabs } from '@elvora/design-system/Tabs';
import preview from '#.storybook/preview';
import { ControlledTabs } from './ControlledTabs.tsx';

const meta = preview.meta({
  component: Tabs,
  parameters: { design: ['sheet-components', 'admin-product-dialog-1-basic-desktop'] },
  args: { items: [], selectedId: '', onSelect: () => undefined, label: '', children: null },
});

export const Default = meta.story({ render: () => <ControlledTabs /> });

/** Views of the same content, in no particular order. */
export const Plain = meta.story({ render: () => <ControlledTabs variant="plain" /> });

/** Completed steps are ticked. */
export const LastStep = meta.story({ render: () => <ControlledTabs defaultSelectedId="specifications" /> });

export const Disabled = meta.story({
  render: () => <ControlledTabs isDisabled defaultSelectedId="images" />,
});
