import { Stack } from '@elvora/design-system/layout';
import { type Video, VideoPoster } from '@elvora/design-system/VideoPoster';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const file: Video = { kind: 'file', src: '#film' };

const meta = preview.meta({
  component: VideoPoster,
  tags: ['visual'],
  args: {
    title: 'A contactor from all sides',
    poster: photos.contactor,
    video: file,
  },
});

export const Posters = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 600 }}>
      <Stack gap="3">
        <VideoPoster {...args} />
        <VideoPoster {...args} poster={null} ratio="16/9" title="Without a poster" />
        <VideoPoster
          {...args}
          link={{ label: 'Watch on the video channel', href: '#' }}
          ratio="16/9"
          title="With a link"
        />
      </Stack>
    </div>
  ),
});
