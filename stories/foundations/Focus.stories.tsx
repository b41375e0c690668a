import { Button } from '@elvora/design-system/Button';
import { IconPencil } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import { Inline } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Surface } from '../_support/Surface.tsx';
import { Chapter } from './parts.tsx';

const meta = preview.meta({ parameters: { layout: 'fullscreen' } });

/** A 2 px ring with a 2 px offset, on keyboard focus only; white on dark surfaces. */
export const Ring = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Chapter note="Press Tab." title="Focus">
      <Inline gap="3">
        <Button>Add To Quote</Button>
        <Button tone="secondary">Retry</Button>
        <Link href="#best-sellers">All best sellers</Link>
        <IconButton icon={IconPencil} label="Edit" variant="box" />
        <Surface surface="inverse">
          <Button tone="inverse">Subscribe</Button>
        </Surface>
      </Inline>
    </Chapter>
  ),
  play: async ({ canvasElement, userEvent }) => {
    for (const control of canvasElement.querySelectorAll<HTMLElement>('a, button')) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    }
  },
});
