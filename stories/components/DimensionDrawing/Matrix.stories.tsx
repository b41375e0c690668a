import { longName } from '@elvora/catalogue/fixtures';
import {
  DimensionDrawing,
  dimensionDrawingFamilies,
  drawingLetters,
} from '@elvora/design-system/DimensionDrawing';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { glandDrawing } from './_dimensionDrawingArgs.ts';

const meta = preview.meta({ component: DimensionDrawing, tags: ['visual'], args: glandDrawing });

export const Families = meta.story({
  render: () => (
    <Stack gap="1">
      {dimensionDrawingFamilies.map((family) => (
        <DimensionDrawing
          caption={family}
          dimensions={drawingLetters(family).map((letter) => ({
            letter,
            term: 'Term',
            value: '24',
            unit: 'mm',
          }))}
          family={family}
          key={family}
        />
      ))}
    </Stack>
  ),
});

export const States = meta.story({
  render: (args) => (
    <Stack gap="1">
      <DimensionDrawing {...args} highlightedLetter="S" />
      <DimensionDrawing
        dimensions={args.dimensions.map(({ letter, term }) => ({ letter, term }))}
        family={args.family}
      />
      <DimensionDrawing
        {...args}
        caption={longName}
        dimensions={args.dimensions.map((dimension) => ({ ...dimension, term: longName, value: longName }))}
      />
    </Stack>
  ),
});
