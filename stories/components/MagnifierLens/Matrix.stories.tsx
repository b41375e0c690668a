import { MagnifierLens } from '@elvora/design-system/MagnifierLens';
import { createRef } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { Scroller } from '../../_support/Scroller.tsx';
import { LensInFrame } from './LensInFrame.tsx';

const meta = preview.meta({
  component: MagnifierLens,
  tags: ['visual'],
  args: { frame: createRef<HTMLElement>(), source: photos.contactor },
  render: ({ lensSize, zoom, panelPlacement }) => (
    <Scroller label="Picture and panel">
      <div style={{ width: 1000, height: 420 }}>
        <LensInFrame
          lensSize={lensSize}
          panelPlacement={panelPlacement}
          source={photos.contactor}
          zoom={zoom}
        />
      </div>
    </Scroller>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('button');
    await waitFor(() => expect(canvasElement.querySelector('[data-part="lens"]')).not.toBeNull());
    const { left, top } = frame.getBoundingClientRect();
    fireEvent.pointerEnter(frame.parentElement ?? frame, { pointerType: 'mouse' });
    fireEvent.pointerMove(frame, { clientX: left + 190, clientY: top + 240, pointerType: 'mouse' });
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveAttribute('data-magnified'));
  },
});

export const ProductPage = meta.story({ args: { lensSize: 120, zoom: 2.5 } });

export const Inside = meta.story({ args: { panelPlacement: 'inside' } });
