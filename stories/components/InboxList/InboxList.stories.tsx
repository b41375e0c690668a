import { InboxList } from '@elvora/design-system/InboxList';
import preview from '#.storybook/preview';
import { inboxListArgs } from './inboxListArgs.tsx';

const meta = preview.meta({
  component: InboxList,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  args: inboxListArgs,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { currentId: 2 } });
