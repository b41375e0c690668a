import { useRef } from 'react';
import { useCountUp } from 'react-countup';
import { counts } from './content.ts';
import { defineBenchPage } from './page.tsx';

function Count({ value }: { value: number }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useCountUp({ ref: ref as React.RefObject<HTMLElement>, duration: 2, end: value, suffix: '+' });
  return <p ref={ref} />;
}

defineBenchPage(() => counts.map((value) => <Count key={value} value={value} />));
