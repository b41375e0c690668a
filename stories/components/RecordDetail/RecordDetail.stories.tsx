import { RecordDetail } from '@elvora/design-system/RecordDetail';
import preview from '#.storybook/preview';
import { recordDetailArgs } from './recordDetailArgs.tsx';

const meta = preview.meta({
  component: RecordDetail,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  args: recordDetailArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { title: 'Contact message' } });

/** Everything but title and content is optional. */
export const ContentAlone = meta.story({
  args: { back: undefined, status: undefined, facts: [], actions: undefined, subtitle: undefined },
});
