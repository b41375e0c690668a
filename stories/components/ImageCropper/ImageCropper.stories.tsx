import { ImageCropper } from '@elvora/design-system/ImageCropper';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { CroppedPicture, FocalPointResult } from './CroppedPicture.tsx';

const meta = preview.meta({
  component: ImageCropper,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Edit switchgear.webp', src: photos.switchgear.src, alt: 'Control panel with switchgear' },
  render: (props) => <CroppedPicture {...props} />,
});

export const Default = meta.story({
  args: { crop: { x: 0.3, y: 0.1, width: 0.5, height: 0.8 }, focalPoint: { x: 0.6, y: 0.4 } },
});

export const Playground = meta.story({ tags: ['!test'], args: { minSidePx: 64 } });

/** The crop keeps the aspect ratio; at first it is the largest one. */
export const AspectRatio = meta.story({ args: { aspectRatio: 1 } });

export const CropOnly = meta.story({
  render: (props) => <CroppedPicture {...props} hasFocalPoint={false} />,
});

/** Boxes of other ratios keep the point visible, by `object-position`. */
export const FocalPointOnly = meta.story({ render: () => <FocalPointResult /> });
