import { useEffect } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import type { FindBarProps } from './FindBar.tsx';

/** The bar to find and replace in, loaded when it is first needed. */
export function SpecTableFind(props: FindBarProps) {
  const { isOpen } = props.find;
  const [FindBar, loadFindBar] = useLazyComponent(importFindBar);

  useEffect(
    function loadOnOpen() {
      if (isOpen) loadFindBar();
    },
    [isOpen, loadFindBar],
  );

  return isOpen && FindBar && <FindBar {...props} />;
}

const importFindBar = () => import('./FindBar.tsx').then(({ FindBar }) => FindBar);
