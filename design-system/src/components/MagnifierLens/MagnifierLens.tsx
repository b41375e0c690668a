import { type RefObject, useId } from 'react';
import type { Point } from '../../geometry/index.ts';
import type { PictureSource } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { EnlargedPicture } from './EnlargedPicture.tsx';
import * as styles from './MagnifierLens.css.ts';
import { type MagnifierLensLabels, magnifierLensLabels } from './magnifierLensLabels.ts';
import { usableZoom } from './lensGeometry.ts';
import type { PanelPlacement } from './panelGeometry.ts';
import { useMagnifierLens } from './useMagnifierLens.ts';

/** Sizes of lens and panel and the least width of the window, in px (S-174, S-177, S-178). */
export const magnifierLensDefaults = { lensSize: 150, zoom: 2, panelSize: 400, breakpoint: 1024 } as const;

export interface MagnifierLensProps {
  /** The focusable element over the full picture, in a positioned parent of the same size. */
  frame: RefObject<HTMLElement | null>;
  /** The picture shown in the frame. */
  source: PictureSource | null;
  /** A larger version, loaded when a pointer or the focus is near. */
  zoomSource?: PictureSource | null;
  /** Where a pointer is over the frame, in the window, before there is a lens: it shows there at once. */
  pointer?: RefObject<Point | null>;
  /** Diameter of the lens in px. @default 150 */
  lensSize?: number;
  /** Zoom factor; pictures no larger than the panel are not enlarged beyond their own pixels. @default 2 */
  zoom?: number;
  /** Width and height of the panel in px; less where there is less room (D-36). @default 400 */
  panelSize?: number;
  /** Least width of the window in px. @default 1024 */
  breakpoint?: number;
  /** Preferred side of the panel. @default 'end' */
  panelPlacement?: PanelPlacement;
  /** Called when the keyboard has changed the zoom. */
  onZoomChange?: (zoom: number) => void;
  labels?: Partial<MagnifierLensLabels>;
}

/** A round lens over a picture and a panel beside it with the magnified detail; for pointer and keyboard. */
export function MagnifierLens({
  frame,
  source,
  zoomSource = null,
  pointer,
  lensSize = magnifierLensDefaults.lensSize,
  zoom = magnifierLensDefaults.zoom,
  panelSize = magnifierLensDefaults.panelSize,
  breakpoint = magnifierLensDefaults.breakpoint,
  panelPlacement = 'end',
  onZoomChange,
  labels: labelOverrides,
}: MagnifierLensProps) {
  const labels = { ...magnifierLensLabels, ...labelOverrides };
  const keysId = useId();
  const { rootRef, panelRef, isAvailable, armedWidth, view } = useMagnifierLens({
    frame,
    source,
    zoomSource,
    pointer,
    lensSize,
    zoom,
    panelSize,
    breakpoint,
    panelPlacement,
    onZoomChange,
    keysId,
  });
  const picture = armedWidth !== null && {
    source,
    zoomSource,
    width: armedWidth,
    zoomWidth: armedWidth * usableZoom(zoom),
  };
  return (
    <div className={styles.root} data-component="MagnifierLens" ref={rootRef}>
      {isAvailable && (
        <>
          <div aria-hidden className={styles.lens} data-part="lens">
            {picture && <EnlargedPicture {...picture} className={styles.inLens} />}
          </div>
          <div aria-hidden className={styles.panel} data-part="panel" ref={panelRef}>
            {picture && <EnlargedPicture {...picture} className={styles.inPanel} />}
          </div>
          <p aria-hidden className={styles.keys} data-part="keys" dir="auto" id={keysId}>
            {labels.keys}
          </p>
          <VisuallyHidden>
            <span role="status">{view && labels.view(view.zoom, view)}</span>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
