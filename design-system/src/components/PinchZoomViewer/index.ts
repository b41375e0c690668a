export { PinchZoomViewer, type PinchZoomViewerProps } from './PinchZoomViewer.tsx';
export { pinchZoomViewerLabels, type PinchZoomViewerLabels } from './pinchZoomViewerLabels.ts';
export { ViewerFrame, type ViewerFrameProps } from './ViewerFrame.tsx';
export {
  viewerControlLabels,
  viewerItemLabels,
  type ViewerControlLabels,
  type ViewerDocument,
  type ViewerDrawing,
  type ViewerItem,
  type ViewerItemLabels,
  type ViewerPicture,
  type ViewerVideo,
} from './viewerTypes.ts';
export { zoomSettings, type ZoomSettings } from './zoomSettings.ts';
