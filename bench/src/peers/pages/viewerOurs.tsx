import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { picture } from './content.ts';
import { defineBenchPage } from './page.tsx';

const pictures = [{ source: picture, alt: picture.alt }];
defineBenchPage(() => <PinchZoomViewer name={picture.alt} onClose={() => undefined} pictures={pictures} />);
