import { Panel } from '@elvora/design-system/Panel';
import preview from '#.storybook/preview';
import { panelArgs } from './panelArgs.tsx';

const meta = preview.meta({
  component: Panel,
  parameters: { design: ['admin-dashboard-desktop', 'admin-dashboard-mobile'] },
  args: panelArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { headingLevel: 3 } });

export const TitleAlone = meta.story({ args: { action: undefined } });
