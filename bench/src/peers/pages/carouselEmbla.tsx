import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { slides } from './content.ts';
import { defineBenchPage } from './page.tsx';

const options = { loop: true };
const plugins = [Autoplay({ delay: 4000, stopOnInteraction: false })];

function Slides() {
  const [ref] = useEmblaCarousel(options, plugins);
  return (
    <div data-bench="stage" ref={ref} style={{ overflow: 'hidden' }}>
      <div style={{ display: 'flex' }}>
        {slides.map(({ src, title }) => (
          <div key={title} style={{ flex: '0 0 100%' }}>
            <img alt={title} src={src} width="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
defineBenchPage(() => <Slides />);
