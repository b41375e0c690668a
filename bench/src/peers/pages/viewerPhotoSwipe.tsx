import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { picture } from './content.ts';
import { defineBenchPage } from './page.tsx';

function open() {
  new PhotoSwipe({ dataSource: [picture], index: 0 }).init();
  return null;
}
defineBenchPage(open);
