import { useEffect, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { adjacentPicture } from './viewerKeyState.ts';

interface ViewerNavigationOptions {
  index: number;
  count: number;
  onIndexChange: (index: number) => void;
}

const loadSlideScroller = () => import('./SlideScroller.tsx').then(({ SlideScroller }) => SlideScroller);

/** Moves between pictures, and loads the scroller that animates the moves. */
export function useViewerNavigation({ index, count, onIndexChange }: ViewerNavigationOptions) {
  const [direction, setDirection] = useState<1 | -1>(1);
  const [Scroller, prepareScroller] = useLazyComponent(loadSlideScroller);
  useEffect(
    function loadScroller() {
      if (count > 1) prepareScroller();
    },
    [count, prepareScroller],
  );
  const go = (to: number) => {
    if (to === index) return;
    const isForward = to === adjacentPicture(index, 1, count) || to > index;
    setDirection(isForward ? 1 : -1);
    onIndexChange(to);
  };
  return {
    /** Direction of the last move. */
    direction,
    /** Null while it is loading and for a single picture. */
    Scroller: count > 1 ? Scroller : null,
    go,
    goBeside: (step: 1 | -1) => go(adjacentPicture(index, step, count)),
  };
}
