import { ProgressBar, progressBarVariants } from '@elvora/design-system/ProgressBar';
import preview from '#.storybook/preview';
import { Matrix } from '../../_support/Matrix.tsx';

const meta = preview.meta({ component: ProgressBar, tags: ['visual'], args: { label: '' } });

const values = {
  none: 0,
  some: 40,
  all: 100,
  'past the end': 120,
  'no number': Number.NaN,
  unknown: undefined,
};

export const VariantsAndValues = meta.story({
  render: () => (
    <Matrix
      cell={(value, look) => (
        <div style={{ width: 280 }}>
          <ProgressBar label={`${value} ${look}`} variant={look} value={values[value]} />
        </div>
      )}
      columns={progressBarVariants}
      rows={Object.keys(values) as (keyof typeof values)[]}
    />
  ),
});

export const Segments = meta.story({
  render: () => (
    <div style={{ width: 280 }}>
      <ProgressBar label="Two of four" max={4} segments={4} value={2} />
    </div>
  ),
});
