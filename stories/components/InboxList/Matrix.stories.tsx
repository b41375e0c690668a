import { InboxList } from '@elvora/design-system/InboxList';
import preview from '#.storybook/preview';
import { inboxListArgs } from './inboxListArgs.tsx';

const meta = preview.meta({
  component: InboxList,
  tags: ['visual'],
  args: inboxListArgs,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Items = meta.story({});

/** In forced colours a border marks the current item instead of its fill. */
export const ForcedColours = meta.story({ globals: { colours: 'forced' } });
