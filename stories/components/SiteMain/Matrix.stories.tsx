import { SiteMain, FloatingActions } from '@elvora/design-system/SiteMain';
import { ChatLink } from '@elvora/design-system/ChatLink';
import { vars } from '@elvora/design-system/theme';
import preview from '#.storybook/preview';
import { siteMainArgs } from './siteMainArgs.tsx';

const meta = preview.meta({
  component: SiteMain,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: siteMainArgs,
});

/** The line marks where sticky content stops. */
export const StickyTopAndFloatingActions = meta.story({
  render: (args) => (
    <>
      <SiteMain {...args}>
        <div
          style={{
            position: 'sticky',
            insetBlockStart: 0,
            height: vars.size.stickyTop,
            borderBlockEnd: '1px solid',
          }}
        />
      </SiteMain>
      <FloatingActions label="Chat">
        <ChatLink href="#chat" label="Chat" />
      </FloatingActions>
    </>
  ),
});
