import { Switch } from '@elvora/design-system/Switch';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Switch,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Bestseller', name: 'bestseller' },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { defaultSelected: true } });

export const Boxed = meta.story({
  args: { hint: 'May appear in the daily four on the home page', isBoxed: true, isReversed: true },
});
