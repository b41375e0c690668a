import { Carousel } from '@elvora/design-system/Carousel';
import { slides } from './content.ts';
import { defineBenchPage } from './page.tsx';

const items = slides.map(({ src, title }) => ({
  image: { src, width: 1280, height: 640 },
  title,
  href: '#slide',
}));
defineBenchPage(() => <Carousel items={items} label="Categories" />);
