import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { picture } from './content.ts';
import { defineBenchPage } from './page.tsx';

defineBenchPage(() => (
  <TransformWrapper maxScale={4} minScale={1}>
    <TransformComponent wrapperStyle={{ width: '100vw', height: '100vh' }}>
      <img alt={picture.alt} src={picture.src} width="100%" />
    </TransformComponent>
  </TransformWrapper>
));
