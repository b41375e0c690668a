export { MagnifierLens, magnifierLensDefaults, type MagnifierLensProps } from './MagnifierLens.tsx';
export { magnifierLensLabels, type MagnifierLensLabels } from './magnifierLensLabels.ts';
export { panelPlacements, type PanelPlacement } from './panelGeometry.ts';
