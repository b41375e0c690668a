import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { picture } from './content.ts';
import { benchPage } from './page.tsx';

const pictures = [{ source: picture, alt: picture.alt }];
benchPage(() => <PinchZoomViewer name={picture.alt} onClose={() => undefined} pictures={pictures} />);
