import { MagnifierLens } from '@elvora/design-system/MagnifierLens';
import { createRef } from 'react';
import preview from '#.storybook/preview';
import { largePicture } from '../../_support/gallery.ts';
import { photos } from '../../_support/photos.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { Scroller } from '../../_support/Scroller.tsx';
import { LensInFrame } from './LensInFrame.tsx';

const meta = preview.meta({
  component: MagnifierLens,
  parameters: { design: ['storefront-product-zoom-desktop'] },
  args: { frame: createRef<HTMLElement>(), source: photos.contactor, zoomSource: largePicture },
  render: (args) => <LensInFrame {...args} />,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { lensSize: 120, zoom: 2.5 } });

/** On a narrow page the panel shrinks and finally moves into the frame. */
export const PanelInside = meta.story({ args: { panelPlacement: 'inside' } });

export const PanelBefore = meta.story({
  args: { panelPlacement: 'start' },
  render: (args) => (
    <Scroller label="Picture and panel">
      <div style={{ width: 880, paddingInlineStart: 480 }}>
        <LensInFrame {...args} />
      </div>
    </Scroller>
  ),
});

/** If the larger source fails, the base picture is magnified. */
export const BrokenLargeSource = meta.story({ args: { zoomSource: brokenPicture } });

export const WithoutPicture = meta.story({ args: { source: null, zoomSource: null } });
