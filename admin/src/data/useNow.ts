import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time in milliseconds since 1970, to the minute: what is told in hours and days stays true on a page left open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function followTheClock() {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
