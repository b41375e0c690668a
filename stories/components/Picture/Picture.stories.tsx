import { Picture } from '@elvora/design-system/Picture';
import preview from '#.storybook/preview';
import { brokenPicture, widePicture } from '../../_support/pictures.ts';

const meta = preview.meta({
  component: Picture,
  parameters: { design: ['sheet-components', 'storefront-states-sheet'] },
  args: { source: widePicture, alt: 'Power contactor, front' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { ratio: '4/3', fit: 'cover', priority: true },
});

/** The whole picture is visible. */
export const Contained = meta.story({ args: { fit: 'contain' } });

export const OwnRatio = meta.story({ args: { ratio: 'auto' } });

export const Missing = meta.story({ args: { source: null, drawing: 'gland' } });

export const Broken = meta.story({ args: { source: brokenPicture, drawing: 'breaker' } });

/** Each format with its widths; browsers use the first format they support. */
export const Variants = meta.story({
  args: {
    sizes: '(min-width: 1200px) 20vw, 50vw',
    source: {
      ...widePicture,
      variants: [{ type: 'image/svg+xml', srcSet: `${widePicture.src} 400w` }],
    },
  },
});
