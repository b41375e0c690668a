export interface ImageCropperLabels {
  crop: string;
  /** Name of the control that moves the crop. */
  cropPosition: string;
  /** Accessible name of one axis of a control that moves on both. */
  across: (control: string) => string;
  down: (control: string) => string;
  /** Role description of such a control. */
  twoDimensional: string;
  leftEdge: string;
  rightEdge: string;
  topEdge: string;
  bottomEdge: string;
  /** Position in percent of the picture. */
  position: (percent: { x: number; y: number }) => string;
  percent: (percent: number) => string;
  /** Size of the cropped picture in pixels. */
  size: (pixels: { width: number; height: number }) => string;
  focalPoint: string;
  /** `position` is the text of the position. */
  focalPointAt: (position: string) => string;
  left: string;
  top: string;
  width: string;
  height: string;
  /** Unit of the fields. */
  unit: string;
  resetCrop: string;
  resetFocalPoint: string;
  /** Explains how to set the focal point. */
  focalPointHint: string;
  /** Shown instead of a picture that does not load. */
  failed: string;
}

export const imageCropperLabels: ImageCropperLabels = {
  crop: 'Crop',
  cropPosition: 'Crop position',
  across: (control) => `${control}, across`,
  down: (control) => `${control}, down`,
  twoDimensional: '2D slider',
  leftEdge: 'Left edge',
  rightEdge: 'Right edge',
  topEdge: 'Top edge',
  bottomEdge: 'Bottom edge',
  position: ({ x, y }) => `${x} % across, ${y} % down`,
  percent: (percent) => `${percent} %`,
  size: ({ width, height }) => `${width} × ${height} px`,
  focalPoint: 'Focal point',
  focalPointAt: (position) => `Focal point: ${position}`,
  left: 'Left',
  top: 'Top',
  width: 'Width',
  height: 'Height',
  unit: 'px',
  resetCrop: 'Reset crop',
  resetFocalPoint: 'Centre focal point',
  focalPointHint:
    'Stays visible where only a part of the picture fits. Press the picture, or drag the point.',
  failed: 'The picture cannot be shown.',
};
