import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { picture } from './content.ts';
import { benchPage } from './page.tsx';

function open() {
  new PhotoSwipe({ dataSource: [picture], index: 0 }).init();
  return null;
}
benchPage(open);
