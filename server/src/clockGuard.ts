import type { Logger } from 'pino';
import type { Store } from './store/index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Clock corrections, and the differences between several servers, are smaller. */
const maxBehindMs = 5 * minute;
/** After a longer shutdown, the server needs a confirmation before it erases anything. */
const maxAheadMs = 45 * day;

/** `behind`: the clock is before the last time seen; `ahead`: it is so late that it may be wrong. */
export type ClockState = { kind: 'right' } | ClockWarning;

export interface ClockWarning {
  kind: 'behind' | 'ahead';
  lastSeen: Date;
  now: Date;
}

/** Compares the clock with the last time recorded in the database. */
export function assessClock(now: Date, lastSeen: Date | null): ClockState {
  if (lastSeen === null) return { kind: 'right' };
  const aheadMs = now.getTime() - lastSeen.getTime();
  if (aheadMs < -maxBehindMs) return { kind: 'behind', lastSeen, now };
  return aheadMs > maxAheadMs ? { kind: 'ahead', lastSeen, now } : { kind: 'right' };
}

export interface ClockGuardOptions {
  store: Pick<Store, 'clock'>;
  logger: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
  /** Monotonic time in milliseconds, unaffected by corrections of the clock. */
  elapsed?: () => number;
}

/** Prevents a wrong clock from erasing data, or from giving new data a date that has it erased too early. */
export interface ClockGuard {
  /** Compares the clock with the last time seen, and records it while it is right. */
  check(): Promise<ClockState>;
  /** The result of the last check. */
  readonly state: ClockState;
  /** The time in milliseconds since 1970, but never before the last time seen; for dates that are stored. */
  now(): number;
  /** Accepts the clock because a person has checked it. Returns the previous warning, or null. */
  confirm(): Promise<ClockWarning | null>;
  /** Checks every minute. */
  start(signal: AbortSignal): void;
}

/** Creates the guard and checks the clock for the first time. */
export async function createClockGuard({
  store: { clock },
  logger,
  now = Date.now,
  elapsed = () => performance.now(),
}: ClockGuardOptions): Promise<ClockGuard> {
  let state: ClockState = { kind: 'right' };
  /** The last trusted time, with the monotonic time at that moment. */
  let trusted = { at: Number.NEGATIVE_INFINITY, elapsed: 0 };
  const estimate = () => trusted.at + (elapsed() - trusted.elapsed);

  async function check(): Promise<ClockState> {
    const at = now();
    const next = assessClock(new Date(at), await clock.lastSeen());
    if (next.kind === 'right') {
      await clock.recordSeen(new Date(at));
      trusted = { at, elapsed: elapsed() };
    } else if (next.kind === 'behind' && next.lastSeen.getTime() > estimate()) {
      trusted = { at: next.lastSeen.getTime(), elapsed: elapsed() };
    }
    if (next.kind !== state.kind) report(next);
    state = next;
    return next;
  }

  function report(next: ClockState): void {
    if (next.kind === 'right') return logger.info('the clock is right again');
    const { kind, lastSeen } = next;
    logger.error(
      { clock: kind, lastSeen, now: next.now },
      'the clock looks wrong: nothing is erased until it is right',
    );
  }

  await check();
  return {
    check,
    async confirm() {
      const warning = await check();
      if (warning.kind === 'right') return null;
      await clock.confirm(warning.now);
      await check();
      return warning;
    },
    get state() {
      return state;
    },
    now() {
      const at = now();
      return at >= trusted.at - maxBehindMs ? at : Math.round(estimate());
    },
    start(signal) {
      const timer = setInterval(() => {
        check().catch((error: unknown) => {
          if (!signal.aborted) logger.error({ err: error }, 'the clock could not be checked');
        });
      }, minute).unref();
      signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
  };
}
