import 'yet-another-react-lightbox/styles.css';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { picture } from './content.ts';
import { benchPage } from './page.tsx';

benchPage(() => <Lightbox open plugins={[Zoom]} slides={[picture]} />);
