import { BrandMark, brandMarkSizes } from '@elvora/design-system/BrandMark';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';
import { Matrix } from '../../_support/Matrix.tsx';

const meta = preview.meta({ component: BrandMark, tags: ['visual'], args: { name: 'Elvora' } });

const forms = {
  full: {},
  dark: { isOnDark: true },
  mark: { isMarkOnly: true },
  mono: { isMarkOnly: true, isMono: true },
} as const;

export const FormsAndSizes = meta.story({
  render: () => (
    <Matrix
      cell={(form, size) => (
        <Surface surface={form === 'dark' ? 'inverse' : 'page'}>
          <BrandMark name="Elvora" size={size} {...forms[form]} />
        </Surface>
      )}
      columns={brandMarkSizes}
      rows={Object.keys(forms) as (keyof typeof forms)[]}
    />
  ),
});
