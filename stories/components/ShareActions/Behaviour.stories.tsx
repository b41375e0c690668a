import { ShareActions } from '@elvora/design-system/ShareActions';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { shareActionsArgs } from './shareActionsArgs.tsx';

const meta = preview.meta({
  component: ShareActions,
  tags: ['behaviour'],
  args: { ...shareActionsArgs, onShare: fn(), onPrint: fn() },
});

export const ReportsTheChosenAction = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onPrint).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
