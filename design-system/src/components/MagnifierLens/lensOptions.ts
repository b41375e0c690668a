import type { RefObject } from 'react';
import type { Point } from '../../geometry/index.ts';
import type { PictureSource } from '../Picture/index.ts';
import type { Third } from './lensState.ts';
import type { PanelPlacement } from './panelGeometry.ts';

export interface LensOptions {
  frame: RefObject<HTMLElement | null>;
  source: PictureSource | null;
  zoomSource: PictureSource | null;
  pointer: RefObject<Point | null> | undefined;
  lensSize: number;
  zoom: number;
  panelSize: number;
  breakpoint: number;
  panelPlacement: PanelPlacement;
  onZoomChange: ((zoom: number) => void) | undefined;
  /** Id of the text that describes the keys. */
  keysId: string;
}

/** View moved to by keys. */
export interface LensView {
  zoom: number;
  across: Third;
  down: Third;
}
