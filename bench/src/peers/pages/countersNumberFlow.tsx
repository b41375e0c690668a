import NumberFlow from '@number-flow/react';
import { useEffect, useState } from 'react';
import { counts } from './content.ts';
import { defineBenchPage } from './page.tsx';

const timing = { duration: 2000 };

function Count({ value }: { value: number }) {
  const [shown, setShown] = useState(0);
  useEffect(
    function count() {
      const frame = requestAnimationFrame(() => setShown(value));
      return () => cancelAnimationFrame(frame);
    },
    [value],
  );
  return <NumberFlow locales="en-IN" spinTiming={timing} suffix="+" transformTiming={timing} value={shown} />;
}

defineBenchPage(() =>
  counts.map((value) => (
    <p key={value}>
      <Count value={value} />
    </p>
  )),
);
