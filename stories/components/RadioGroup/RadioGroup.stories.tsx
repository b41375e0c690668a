import { RadioGroup } from '@elvora/design-system/RadioGroup';
import preview from '#.storybook/preview';
import { deleteOptions, smsOptions } from './options.ts';

const meta = preview.meta({
  component: RadioGroup,
  parameters: { design: ['sheet-components'] },
  args: { legend: 'By SMS', options: smsOptions, defaultValue: 'urgent' },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { hint: 'Change this at any time.' } });

export const Boxed = meta.story({
  args: {
    legend: 'What is below it',
    options: deleteOptions,
    defaultValue: 'move',
    variant: 'boxed',
  },
});
