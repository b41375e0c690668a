import 'yet-another-react-lightbox/styles.css';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { picture } from './content.ts';
import { defineBenchPage } from './page.tsx';

defineBenchPage(() => <Lightbox open plugins={[Zoom]} slides={[picture]} />);
