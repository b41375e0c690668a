import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTaskQueue, type Priority } from '../taskQueue.ts';
import {
  type VariantResult,
  PictureError,
  type PictureJob,
  type PictureOutcome,
  type IngestedPicture,
} from './pictureTypes.ts';

type JobOf<Kind extends PictureJob['kind']> = Omit<Extract<PictureJob, { kind: Kind }>, 'kind'>;

/** Decodes and encodes pictures in processes of their own. */
export interface Encoder {
  /** Throws `PictureError` when the file is no picture we take, or brings its reader down. */
  ingest(job: JobOf<'take'>): Promise<IngestedPicture>;
  variant(job: JobOf<'variant'>, priority?: Priority): Promise<VariantResult>;
  /** Jobs that wait. */
  readonly waiting: number;
  /** No further job begins; resolves when those under way have ended. */
  stop(): Promise<void>;
}

export interface EncoderOptions {
  /** Processes at once. @default 2 */
  processes?: number;
  /** Jobs that may wait; more are refused with `QueueFullError`. @default 200 */
  maxWaiting?: number;
  /** How long one job may take. @default 30 seconds */
  jobTimeoutMs?: number;
  /** How long a process waits for its next job. @default 30 seconds */
  idleTimeoutMs?: number;
  /** Program of the processes. */
  program?: string;
}

const encoderProgram = fileURLToPath(new URL('./encoderProcess.ts', import.meta.url));

/** The process ended, or did not answer in time. */
class EncoderLostError extends Error {
  override name = 'EncoderLost';
}

export function createEncoder({
  processes = 2,
  maxWaiting = 200,
  jobTimeoutMs = 30_000,
  idleTimeoutMs = 30_000,
  program = encoderProgram,
}: EncoderOptions = {}): Encoder {
  const queue = createTaskQueue({ concurrency: processes, maxWaiting });
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

  function wake(): ChildProcess {
    const rested = idle.pop();
    if (!rested) return startProcess(program);
    clearTimeout(rested.timer);
    return rested.child.connected ? rested.child : wake();
  }

  function rest(child: ChildProcess): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((other) => other.child === child),
        1,
      );
      child.kill('SIGKILL');
    }, idleTimeoutMs);
    timer.unref();
    idle.push({ child, timer });
  }

  async function perform(job: PictureJob): Promise<PictureOutcome> {
    const child = wake();
    try {
      const outcome = await sendJob(child, job, jobTimeoutMs);
      rest(child);
      return outcome;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  return {
    get waiting() {
      return queue.waiting;
    },
    async ingest(job) {
      const outcome = await queue
        .run(() => perform({ kind: 'take', ...job }))
        .catch((error: unknown) => {
          // Whatever the file is, it is none of those we can show.
          if (error instanceof EncoderLostError)
            throw new PictureError('This picture cannot be read.', { cause: error });
          throw error;
        });
      if (outcome.kind === 'taken') return outcome.taken;
      throw outcomeError(outcome);
    },
    async variant(job, priority) {
      const outcome = await queue.run(() => perform({ kind: 'variant', ...job }), priority);
      if (outcome.kind === 'made') return outcome.made;
      throw outcomeError(outcome);
    },
    async stop() {
      await queue.stop();
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        child.kill('SIGKILL');
      }
    },
  };
}

function startProcess(program: string): ChildProcess {
  const child = fork(program, {
    execArgv: [],
    // It reads bytes from outside: nothing secret is in its reach by way of the environment.
    env: { NODE_ENV: process.env['NODE_ENV'] },
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Heard by whoever waits for an outcome as the exit that follows.
  child.on('error', () => undefined);
  return child;
}

function sendJob(child: ChildProcess, job: PictureJob, jobMs: number): Promise<PictureOutcome> {
  return new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      act();
    };
    const lost = (text: string) => end(() => reject(new EncoderLostError(text)));
    const onMessage = (outcome: PictureOutcome) => end(() => resolve(outcome));
    const onExit = () => lost('The process that reads pictures has ended.');
    const timer = setTimeout(() => lost(`A picture took longer than ${jobMs} ms.`), jobMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(job, (error) => {
      if (error) onExit();
    });
  });
}

function outcomeError(outcome: PictureOutcome): Error {
  if (outcome.kind === 'refused') return new PictureError(outcome.text);
  if (outcome.kind !== 'failed') return new Error(`A picture job ended as another: ${outcome.kind}`);
  return Object.assign(new Error(outcome.text), outcome.code === undefined ? {} : { code: outcome.code });
}
