const hour = 60 * 60_000;

export interface ScheduleHourlyOptions {
  /** Ends it. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** Does something now and every hour. A time it fails is made up for by the next. */
export function scheduleHourly(task: () => Promise<void>, { signal, onError }: ScheduleHourlyOptions): void {
  const attempt = () => {
    task().catch((error: unknown) => {
      // What stops in the middle because everything stops has not failed.
      if (!signal.aborted) onError(error);
    });
  };
  const timer = setInterval(attempt, hour).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  attempt();
}
