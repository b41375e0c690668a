export { VideoPoster, type Video, type VideoPosterProps } from './VideoPoster.tsx';
export { videoPosterLabels, type VideoPosterLabels } from './videoPosterLabels.ts';
