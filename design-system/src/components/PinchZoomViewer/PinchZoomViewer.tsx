import { useCallback, useReducer, useState } from 'react';
import { IconHelpCircle } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import { initialHintState, isHintShown, reduceHint } from './hintState.ts';
import * as styles from './PinchZoomViewer.css.ts';
import { type PinchZoomViewerLabels, pinchZoomViewerLabels } from './pinchZoomViewerLabels.ts';
import { StagePicture } from './StagePicture.tsx';
import { ViewerFrame } from './ViewerFrame.tsx';
import type { ViewerPicture } from './viewerTypes.ts';
import { scaleLimits } from './zoomGeometry.ts';
import { zoomSettings } from './zoomState.ts';

export interface PinchZoomViewerProps {
  pictures: readonly ViewerPicture[];
  /** Name of what is shown, which is the name of the dialog. */
  name: string;
  /** The picture it opens on. @default 0 */
  initialIndex?: number;
  /** Called when another picture is shown. */
  onIndexChange?: (index: number) => void;
  /** Called when it wants to go: the one who opened it takes it away. */
  onClose: () => void;
  /** Product family of the drawing that stands in for a missing picture. */
  drawing?: DrawingName;
  /** Scale of the fitted picture. @default 1 */
  minScale?: number;
  /** @default 4 */
  maxScale?: number;
  /** Scale a double tap goes to. @default 2 */
  doubleTapScale?: number;
  labels?: Partial<PinchZoomViewerLabels>;
}

/** Pictures of one thing on the whole screen, to pinch, drag and tap closer. It is open as long as it is drawn. */
export function PinchZoomViewer({
  pictures,
  name,
  initialIndex = 0,
  onIndexChange,
  onClose,
  drawing,
  minScale = zoomSettings.limits.min,
  maxScale = zoomSettings.limits.max,
  doubleTapScale = zoomSettings.secondary,
  labels: given,
}: PinchZoomViewerProps) {
  const labels = { ...pinchZoomViewerLabels, ...given };
  const { length } = pictures;
  const [wanted, setWanted] = useState(initialIndex);
  const index = Math.max(0, Math.min(Math.trunc(wanted) || 0, length - 1));
  const [hint, tellHint] = useReducer(reduceHint, initialHintState);
  const isShown = isHintShown(hint);

  const onZoomedChange = useCallback(
    (isIn: boolean) => tellHint({ type: isIn ? 'zoomed' : 'fitted' }),
    [tellHint],
  );
  const show = (to: number) => {
    setWanted(to);
    onIndexChange?.(to);
  };

  return (
    <ViewerFrame
      beforeClose={
        !isShown && (
          <PlainIconButton
            icon={IconHelpCircle}
            label={labels.help}
            onPress={() => tellHint({ type: 'helpAskedFor' })}
            tone="onDark"
          />
        )
      }
      component="PinchZoomViewer"
      drawing={drawing}
      footer={
        <div className={styles.footer}>
          {length > 1 && (
            <div aria-label={labels.images} className={styles.thumbs} role="group">
              {pictures.map(({ source, alt }, at) => (
                <button
                  aria-current={at === index || undefined}
                  aria-label={`${labels.image(at + 1, length)}${alt ? `: ${alt}` : ''}`}
                  className={styles.thumb}
                  key={at}
                  onClick={() => show(at)}
                  type="button"
                >
                  <StagePicture alt="" drawing={drawing} fit="cover" sizes="56px" source={source} />
                </button>
              ))}
            </div>
          )}
          <p className={styles.hint} data-part="hint" data-shown={isShown || undefined}>
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
      label={name}
      labels={labels}
      onClose={onClose}
      onHelp={() => tellHint({ type: 'helpAskedFor' })}
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
