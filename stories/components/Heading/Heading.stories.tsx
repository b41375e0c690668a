import { Heading } from '@elvora/design-system/Heading';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Heading,
  parameters: { design: ['sheet-foundations'] },
  args: { level: 2 as const, children: 'Power Contactor 9–38 A' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { level: 1, variant: 'displayLg' } });

/** Lines have balanced lengths. */
export const Balanced = meta.story({
  args: {
    level: 1,
    children: 'Motor protection circuit breakers for pumps, fans and conveyors in humid places',
  },
});

/** Level 2 in the outline, in the size of a card title. */
export const LevelAndSize = meta.story({ args: { level: 2, variant: 'heading5' } });
