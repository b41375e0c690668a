export { PinchZoomViewer, type PinchZoomViewerProps } from './PinchZoomViewer.tsx';
export { pinchZoomViewerLabels, type PinchZoomViewerLabels } from './pinchZoomViewerLabels.ts';
export { ViewerFrame, type ViewerFrameProps } from './ViewerFrame.tsx';
export { viewerControlLabels, type ViewerControlLabels, type ViewerPicture } from './viewerTypes.ts';
export { zoomSettings, type ZoomSettings } from './zoomSettings.ts';
