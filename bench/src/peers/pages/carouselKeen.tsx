import 'keen-slider/keen-slider.min.css';
import { useKeenSlider } from 'keen-slider/react';
import { useEffect } from 'react';
import { slides } from './content.ts';
import { defineBenchPage } from './page.tsx';

function Slides() {
  const [ref, slider] = useKeenSlider({ loop: true });
  useEffect(
    function playOn() {
      const timer = setInterval(() => slider.current?.next(), 4000);
      return () => clearInterval(timer);
    },
    [slider],
  );
  return (
    <div className="keen-slider" data-bench="stage" ref={ref}>
      {slides.map(({ src, title }) => (
        <div className="keen-slider__slide" key={title}>
          <img alt={title} src={src} width="100%" />
        </div>
      ))}
    </div>
  );
}
defineBenchPage(() => <Slides />);
