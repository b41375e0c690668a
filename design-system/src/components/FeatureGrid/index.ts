export {
  FeatureGrid,
  type Feature,
  type FeatureGridProps,
  type FeatureGridVariant,
  featureGridVariants,
} from './FeatureGrid.tsx';
