import type { ViewerItem } from '@elvora/design-system/PinchZoomViewer';
import { photos } from './photos.ts';

const sketch = (
  <svg fill="none" stroke="currentColor" strokeWidth="2" viewBox="0 0 400 300">
    <path d="M100 60h200v180H100zM100 110h200M100 190h200" />
    <path d="M100 270h200m-200-8v16m200-16v16M60 60v180m-8-180h16m-16 180h16" strokeWidth="1" />
  </svg>
);

/** A picture, a video, a document and a drawing of one product. */
export const itemsOfEveryKind: readonly ViewerItem[] = [
  { source: photos.contactor, alt: 'Front' },
  { kind: 'video', src: 'data:video/mp4;base64,', poster: photos.contactorSide, alt: 'Mounting on a rail' },
  { kind: 'document', href: '#data-sheet.pdf', fileSize: '240 KB', alt: 'Data sheet of the Power Contactor' },
  { kind: 'drawing', content: sketch, size: { width: 4, height: 3 }, alt: 'Dimensions' },
];
