export { MapPoster, type MapPosterProps } from './MapPoster.tsx';
export { mapPosterLabels, type MapPosterLabels } from './mapPosterLabels.ts';
