import { PinchZoomViewer, type ViewerPicture } from './index.ts';

const pictures: readonly ViewerPicture[] = [{ source: null, alt: 'Front' }];

export const takesPicturesWithoutAKind = () => (
  <PinchZoomViewer name="Contactor" onClose={() => undefined} pictures={pictures} />
);

export const takesItemsOfEveryKind = () => (
  <PinchZoomViewer
    name="Contactor"
    onClose={() => undefined}
    pictures={[
      ...pictures,
      { kind: 'video', src: '/mounting.mp4', alt: 'Mounting' },
      { kind: 'document', href: '/sheet.pdf', alt: 'Data sheet' },
      { kind: 'drawing', content: <svg />, size: { width: 4, height: 3 }, alt: 'Dimensions' },
    ]}
  />
);

export const needsTheFileOfAVideo = () => (
  // @ts-expect-error a video has a file
  <PinchZoomViewer name="" onClose={() => undefined} pictures={[{ kind: 'video', alt: 'Mounting' }]} />
);

export const rejectsOtherKinds = () => (
  // @ts-expect-error sounds cannot be shown
  <PinchZoomViewer name="" onClose={() => undefined} pictures={[{ kind: 'sound', alt: '' }]} />
);
