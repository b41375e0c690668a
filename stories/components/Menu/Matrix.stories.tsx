import { MenuButton } from '@elvora/design-system/Menu';
import { screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChoosingMenu } from './ChoosingMenu.tsx';
import { rowActions } from './rowActions.ts';

const meta = preview.meta({
  component: MenuButton<string>,
  tags: ['visual'],
  args: {
    label: 'Row 3',
    groups: rowActions,
    onAction: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
});

export const Open = meta.story();

export const OpenRightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const OpenInForcedColours = meta.story({ globals: { colours: 'forced' } });

export const OpenWithChoices = meta.story({ render: ({ onAction }) => <ChoosingMenu onAction={onAction} /> });
