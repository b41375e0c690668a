import { useCallback, useReducer, useState } from 'react';
import { clamp } from '../../geometry/index.ts';
import { IconHelpCircle } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import { initialHintState, isHintShown, reduceHint } from './hintState.ts';
import * as styles from './PinchZoomViewer.css.ts';
import { type PinchZoomViewerLabels, pinchZoomViewerLabels } from './pinchZoomViewerLabels.ts';
import { ViewerFrame } from './ViewerFrame.tsx';
import { ViewerThumbs } from './ViewerThumbs.tsx';
import { isZoomable } from './viewerItem.ts';
import type { ViewerItem } from './viewerTypes.ts';
import { scaleLimits } from './zoomGeometry.ts';
import { zoomSettings } from './zoomSettings.ts';

export interface PinchZoomViewerProps {
  /** Pictures, and videos, documents and drawings beside them. */
  pictures: readonly ViewerItem[];
  /** Name of the pictures' subject; the dialog's accessible name. */
  name: string;
  /** Index of the first picture shown. @default 0 */
  initialIndex?: number;
  /** Called with the index of the new picture. */
  onIndexChange?: (index: number) => void;
  /** Called to close it; unmount the viewer then. */
  onClose: () => void;
  /** Returns the element of the page that shows a picture: the viewer opens from there and returns to it. */
  origin?: (index: number) => Element | null | undefined;
  /** Product family of the placeholder drawing. */
  drawing?: DrawingName;
  /** Scale of the fitted picture. @default 1 */
  minScale?: number;
  /** @default 4 */
  maxScale?: number;
  /** Scale after a double tap. @default 2 */
  doubleTapScale?: number;
  /** Offers the picture for sharing or downloading. @default true */
  canSave?: boolean;
  labels?: Partial<PinchZoomViewerLabels>;
}

/** Full-screen picture viewer with pinch zoom, pan and double tap. It is open while mounted. */
export function PinchZoomViewer({
  pictures,
  name,
  initialIndex = 0,
  onIndexChange,
  onClose,
  origin,
  drawing,
  minScale = zoomSettings.limits.min,
  maxScale = zoomSettings.limits.max,
  doubleTapScale = zoomSettings.secondary,
  canSave = true,
  labels: labelOverrides,
}: PinchZoomViewerProps) {
  const labels = { ...pinchZoomViewerLabels, ...labelOverrides };
  const { length } = pictures;
  const [requestedIndex, setRequestedIndex] = useState(initialIndex);
  const index = clamp(Math.trunc(requestedIndex), 0, length - 1);
  const [hint, dispatchHint] = useReducer(reduceHint, initialHintState);
  const canZoom = isZoomable(pictures[index]);
  const isHintVisible = canZoom && isHintShown(hint);

  const onZoomedChange = useCallback(
    (isIn: boolean) => dispatchHint({ type: isIn ? 'zoomed' : 'fitted' }),
    [dispatchHint],
  );
  const show = (to: number) => {
    setRequestedIndex(to);
    onIndexChange?.(to);
  };

  return (
    <ViewerFrame
      beforeClose={
        canZoom &&
        !isHintVisible && (
          <PlainIconButton
            icon={IconHelpCircle}
            label={labels.help}
            onPress={() => dispatchHint({ type: 'helpRequested' })}
            tone="onDark"
          />
        )
      }
      canSave={canSave}
      component="PinchZoomViewer"
      drawing={drawing}
      footer={
        <div className={styles.footer}>
          {length > 1 && (
            <ViewerThumbs
              drawing={drawing}
              index={index}
              labels={labels}
              onSelect={show}
              pictures={pictures}
            />
          )}
          <p className={styles.hint} data-part="hint" data-shown={isHintVisible || undefined}>
            {hint.isZoomed ? labels.zoomedHint : labels.fittedHint}
          </p>
        </div>
      }
      hasArrowsOnNarrow={false}
      header={
        <>
          <span className={styles.name}>{name}</span>
          {length > 0 && (
            <bdi className={styles.count} dir="ltr">
              {index + 1} / {length}
            </bdi>
          )}
        </>
      }
      index={index}
      origin={origin}
      label={name}
      labels={labels}
      onClose={onClose}
      onHelp={() => dispatchHint({ type: 'helpRequested' })}
      onIndexChange={show}
      onZoomedChange={onZoomedChange}
      pictures={pictures}
      settings={{
        ...zoomSettings,
        limits: scaleLimits({ min: minScale, max: maxScale }),
        secondary: doubleTapScale,
      }}
    />
  );
}
