export { FeatureGrid, type Feature, type FeatureGridProps } from './FeatureGrid.tsx';
