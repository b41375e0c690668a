const hourMs = 60 * 60_000;

export interface ScheduleHourlyOptions {
  /** Cancels the schedule. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** Runs a task now and every hour; a failed run is not retried before the next. */
export function scheduleHourly(task: () => Promise<void>, { signal, onError }: ScheduleHourlyOptions): void {
  const attempt = () => {
    task().catch((error: unknown) => {
      // A task that the shutdown interrupted has not failed.
      if (!signal.aborted) onError(error);
    });
  };
  const timer = setInterval(attempt, hourMs).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  attempt();
}
