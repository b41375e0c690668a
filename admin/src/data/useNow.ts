import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Returns the time in milliseconds since 1970, updated every minute so that relative dates stay correct. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function updateEveryMinute() {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
