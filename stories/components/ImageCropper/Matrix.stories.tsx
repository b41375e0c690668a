import { ImageCropper } from '@elvora/design-system/ImageCropper';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { CroppedPicture, FocalPointResult } from './CroppedPicture.tsx';

const meta = preview.meta({
  component: ImageCropper,
  tags: ['visual'],
  args: {
    label: 'Edit',
    src: photos.switchgear.src,
    crop: { x: 0.25, y: 0.1, width: 0.5, height: 0.7 },
    focalPoint: { x: 0.6, y: 0.3 },
  },
  render: (props) => <CroppedPicture {...props} />,
});

export const CropAndFocalPoint = meta.story();

export const Focused = meta.story({
  play: async ({ canvas }) => (await canvas.findByRole('slider', { name: 'Right edge' })).focus(),
});

export const Portrait = meta.story({ args: { src: photos.contactor.src, aspectRatio: 3 / 4, crop: null } });

export const FocalPoint = meta.story({ render: () => <FocalPointResult /> });

export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  parameters: { allowedNoise: ['ERR_INVALID_URL', 'Failed to load'] },
});

export const LargeText = meta.story({ globals: { text: '200' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ForcedColours = meta.story({ globals: { colours: 'forced' } });
