import type { RefObject } from 'react';
import type { PictureSource } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { EnlargedPicture } from './EnlargedPicture.tsx';
import * as styles from './MagnifierLens.css.ts';
import { type MagnifierLensLabels, magnifierLensLabels } from './magnifierLensLabels.ts';
import { usableZoom } from './lensGeometry.ts';
import type { PanelPlacement } from './panelGeometry.ts';
import { useMagnifierLens } from './useMagnifierLens.ts';

/** Sizes in px of the lens and its panel, and the width of the window it needs (S-174, S-177, S-178). */
export const magnifierLensDefaults = { lensSize: 150, zoom: 2, panelSize: 400, breakpoint: 1024 } as const;

export interface MagnifierLensProps {
  /** What shows the picture, whole; it stands in a positioned parent of the same size, and takes the focus. */
  frame: RefObject<HTMLElement | null>;
  /** The picture as the frame shows it. */
  source: PictureSource | null;
  /** A larger one; it is loaded when a pointer or the focus comes near. */
  zoomSource?: PictureSource | null;
  /** Diameter of the lens in px. @default 150 */
  lensSize?: number;
  /** How large the picture is shown; no larger than its pixels. @default 2 */
  zoom?: number;
  /** Side of the panel in px; smaller where there is less room. @default 400 */
  panelSize?: number;
  /** Least width of the window in px. @default 1024 */
  breakpoint?: number;
  /** Where the panel is tried first. @default 'end' */
  panelPlacement?: PanelPlacement;
  /** Called with the zoom the keyboard has set. */
  onZoomChange?: (zoom: number) => void;
  labels?: Partial<MagnifierLensLabels>;
}

/** A round lens over a picture and, beside it, a panel with what is under the lens; by pointer and by keyboard. */
export function MagnifierLens({
  frame,
  source,
  zoomSource = null,
  lensSize = magnifierLensDefaults.lensSize,
  zoom = magnifierLensDefaults.zoom,
  panelSize = magnifierLensDefaults.panelSize,
  breakpoint = magnifierLensDefaults.breakpoint,
  panelPlacement = 'end',
  onZoomChange,
  labels: given,
}: MagnifierLensProps) {
  const labels = { ...magnifierLensLabels, ...given };
  const { rootRef, isAvailable, armedWidth, view } = useMagnifierLens({
    frame,
    source,
    zoomSource,
    lensSize,
    zoom,
    panelSize,
    breakpoint,
    panelPlacement,
    onZoomChange,
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
          <div aria-hidden className={styles.panel} data-part="panel">
            {picture && <EnlargedPicture {...picture} className={styles.inPanel} />}
          </div>
          <VisuallyHidden>
            <span role="status">{view && labels.view(view.zoom, view)}</span>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
