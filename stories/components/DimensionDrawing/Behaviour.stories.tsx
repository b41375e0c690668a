import { DimensionDrawing } from '@elvora/design-system/DimensionDrawing';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { glandDrawing } from './_dimensionDrawingArgs.ts';

const meta = preview.meta({
  component: DimensionDrawing,
  tags: ['behaviour'],
  args: { ...glandDrawing, onHighlight: fn() },
});

export const ListsItsDimensions = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Dimension drawing: A Entry thread M20 × 1.5, D Clamping range 7–13 mm, L Thread length 6 mm, S Spanner width 24 mm, H Clearance hole 20.5 mm',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain(
      'SSpanner width24 mm',
    );
  },
});

export const HighlightsTheDimensionThatIsPointedAtOrFocused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (second) await userEvent.hover(second);
    await expect(args.onHighlight).toHaveBeenLastCalledWith('D');
    if (second) await userEvent.unhover(second);
    await expect(args.onHighlight).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(args.onHighlight).toHaveBeenLastCalledWith('A');
  },
});

export const RendersNothingForAnUnknownFamily = meta.story({
  args: { family: 'unheard-of' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
