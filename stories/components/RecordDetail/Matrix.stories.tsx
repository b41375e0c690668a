import { RecordDetail } from '@elvora/design-system/RecordDetail';
import preview from '#.storybook/preview';
import { recordDetailArgs } from './recordDetailArgs.tsx';

const meta = preview.meta({
  component: RecordDetail,
  tags: ['visual'],
  args: recordDetailArgs,
});

export const Full = meta.story({});

export const ContentAlone = meta.story({
  args: { back: undefined, status: undefined, facts: [], actions: undefined, subtitle: undefined },
});
