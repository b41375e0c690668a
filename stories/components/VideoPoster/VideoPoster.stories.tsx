import { type Video, VideoPoster } from '@elvora/design-system/VideoPoster';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const file: Video = { kind: 'file', src: 'data:video/mp4;base64,' };
const frame: Video = { kind: 'frame', src: 'about:blank' };

const meta = preview.meta({
  component: VideoPoster,
  parameters: { design: ['storefront-home-desktop'] },
  args: {
    title: 'A contactor from all sides',
    alt: 'Three-pole 25 A contactor on a turntable',
    poster: photos.contactor,
    video: file,
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { ratio: '16/9' } });

/** A video of another provider, with a link to its page. */
export const ExternalVideo = meta.story({
  args: {
    video: frame,
    link: { label: 'Watch on the video channel', href: '#channel' },
  },
});
