import type { Size } from '../../geometry/index.ts';
import { setVars } from '../../styles/inlineVars.ts';
import { lensOffset, lensRect, pictureOffset, zoomWithinSource } from './lensGeometry.ts';
import { measureStage, sizeOf } from './lensStage.ts';
import type { LensState } from './lensState.ts';
import * as styles from './MagnifierLens.css.ts';
import type { LensOptions } from './lensOptions.ts';
import type { LensPanel } from './useLensPanel.ts';

interface LensContext {
  state: LensState;
  element: HTMLElement;
  options: LensOptions;
  panel: LensPanel;
}

/** Returns the enlargement of the picture, which its source may limit. */
export const zoomFactor = (
  { zoom }: Pick<LensState, 'zoom'>,
  { source, zoomSource, zoom: initialZoom, panelSize }: LensOptions,
  picture: Size,
) =>
  zoomWithinSource({
    zoom,
    initialZoom,
    stage: picture,
    source: sizeOf(zoomSource ?? source),
    panelSizePx: panelSize,
  });

/** Writes the positions of lens, panel and enlarged pictures as custom properties. */
export function writeLens(root: HTMLElement, { state, element, options, panel }: LensContext) {
  const { frame, picture } = measureStage(element, options.source);
  const zoom = zoomFactor(state, options, picture);
  const pointer = { x: state.at.x * picture.width, y: state.at.y * picture.height };
  const input = { pointer, stage: picture, lensSizePx: options.lensSize, zoom };
  const lens = lensRect(input);
  const inLens = lensOffset(input);
  const panelRect = panel.rectIn(frame, { x: picture.x + pointer.x, y: picture.y + pointer.y });
  const inPanel = pictureOffset({ ...input, frame: panelRect });
  setVars(root, {
    [styles.lensSize]: `${options.lensSize}px`,
    [styles.pictureWidth]: `${picture.width * zoom}px`,
    [styles.pictureHeight]: `${picture.height * zoom}px`,
    [styles.lensX]: `${picture.x + lens.x}px`,
    [styles.lensY]: `${picture.y + lens.y}px`,
    [styles.lensPictureX]: `${inLens.x}px`,
    [styles.lensPictureY]: `${inLens.y}px`,
    [styles.panelX]: `${panelRect.x}px`,
    [styles.panelY]: `${panelRect.y}px`,
    [styles.panelPictureX]: `${inPanel.x}px`,
    [styles.panelPictureY]: `${inPanel.y}px`,
  });
}
