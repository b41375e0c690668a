import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: OfflineNotice,
  parameters: { design: ['sheet-components'] },
  render: (args) => (
    <>
      Take the connection away: the notice appears.
      <OfflineNotice {...args} />
    </>
  ),
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { text: 'There is no connection.' } });
