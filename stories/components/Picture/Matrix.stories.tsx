import { Picture, pictureFits, pictureRatios } from '@elvora/design-system/Picture';
import preview from '#.storybook/preview';
import { Matrix } from '../../_support/Matrix.tsx';
import { widePicture } from '../../_support/pictures.ts';

const meta = preview.meta({ component: Picture, tags: ['visual'], args: { source: null, alt: '' } });

export const RatiosAndFits = meta.story({
  render: () => (
    <Matrix
      cell={(ratio, fit) => (
        <div style={{ width: 160, height: ratio === 'fill' ? 100 : undefined }}>
          <Picture alt="" fit={fit} priority ratio={ratio} source={widePicture} />
        </div>
      )}
      columns={pictureFits}
      rows={pictureRatios}
    />
  ),
});

export const Missing = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 160px)' }}>
      {pictureRatios.map((ratio) => (
        <div key={ratio} style={{ height: ratio === 'fill' ? 100 : undefined }}>
          <Picture alt="" ratio={ratio} source={null} />
        </div>
      ))}
    </div>
  ),
});
