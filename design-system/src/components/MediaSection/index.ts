export {
  MediaSection,
  mediaSectionPositions,
  type MediaSectionPosition,
  type MediaSectionProps,
} from './MediaSection.tsx';
