import { MagnifierLens } from '@elvora/design-system/MagnifierLens';
import { createRef } from 'react';
import preview from '#.storybook/preview';
import { largePicture } from '../../_support/gallery.ts';
import { photos } from '../../_support/photos.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { Scroller } from '../../_support/Scroller.tsx';
import { Framed } from './_framed.tsx';

const meta = preview.meta({
  component: MagnifierLens,
  parameters: { design: ['storefront-product-zoom-desktop'] },
  args: { frame: createRef<HTMLElement>(), source: photos.contactor, zoomSource: largePicture },
  render: (args) => <Framed {...args} />,
});

export const Default = meta.story();

export const Playground = meta.story({ args: { lensSize: 120, zoom: 2.5 } });

/** Where the page is narrow, the panel shrinks, and at last stands in the frame. */
export const PanelInside = meta.story({ args: { panelPlacement: 'inside' } });

export const PanelBefore = meta.story({
  args: { panelPlacement: 'start' },
  render: (args) => (
    <Scroller label="Picture and panel">
      <div style={{ width: 880, paddingInlineStart: 480 }}>
        <Framed {...args} />
      </div>
    </Scroller>
  ),
});

/** A larger source that does not come leaves the picture at hand. */
export const BrokenLargeSource = meta.story({ args: { zoomSource: brokenPicture } });

export const WithoutPicture = meta.story({ args: { source: null, zoomSource: null } });
