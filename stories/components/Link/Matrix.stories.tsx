import { IconArrowRight } from '@elvora/design-system/Icon';
import { Link, linkTones } from '@elvora/design-system/Link';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';
import { Matrix } from '../../_support/Matrix.tsx';

const meta = preview.meta({ component: Link, tags: ['visual'], args: { href: '/', children: 'Link' } });

const forms = {
  rest: {},
  standalone: { isStandalone: true },
  underlined: { isUnderlined: true },
  icon: { icon: IconArrowRight },
};

export const TonesAndVariants = meta.story({
  render: () => (
    <Matrix
      cell={(tone, form) => (
        <Surface surface={tone === 'onDark' ? 'inverse' : 'page'}>
          <Link href="/best-sellers" tone={tone} {...forms[form]}>
            All best sellers
          </Link>
        </Surface>
      )}
      columns={Object.keys(forms) as (keyof typeof forms)[]}
      rows={linkTones}
    />
  ),
});
