import 'swiper/css';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { slides } from './content.ts';
import { defineBenchPage } from './page.tsx';

defineBenchPage(() => (
  <Swiper
    autoplay={{ delay: 4000, disableOnInteraction: false }}
    data-bench="stage"
    loop
    modules={[Autoplay]}
  >
    {slides.map(({ src, title }) => (
      <SwiperSlide key={title}>
        <img alt={title} src={src} width="100%" />
      </SwiperSlide>
    ))}
  </Swiper>
));
