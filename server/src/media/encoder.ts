import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OverloadedError } from '../overloadedError.ts';
import { createTaskQueue, type TaskOptions } from '../taskQueue.ts';
import {
  type VariantResult,
  PictureError,
  type PictureJob,
  type PictureOutcome,
  type IngestedPicture,
} from './pictureTypes.ts';

type JobOf<Kind extends PictureJob['kind']> = Omit<Extract<PictureJob, { kind: Kind }>, 'kind'>;

/** Decodes and encodes pictures in child processes. */
export interface Encoder {
  /** Throws `PictureError` if the file is not an accepted picture or crashes its decoder. */
  ingest(job: JobOf<'ingest'>): Promise<IngestedPicture>;
  /** Resolves to null, without encoding, when the variant is no longer needed at its turn. */
  variant(job: JobOf<'variant'>, options?: VariantOptions): Promise<VariantResult | null>;
  /** Number of waiting jobs. */
  readonly waiting: number;
  /** Rejects waiting and later jobs; resolves when the running ones have settled. */
  stop(): Promise<void>;
}

export interface VariantOptions extends TaskOptions {
  /**
   * Called at the job's turn: another client's job may have created the variant. @default always
   */
  isNeeded?: () => Promise<boolean>;
}

export interface EncoderOptions {
  /** Maximum number of processes. @default 2 */
  processes?: number;
  /** Jobs that may wait; others are rejected with `QueueFullError`. @default 600 */
  maxWaiting?: number;
  /** Jobs of one client that may wait: more than a page has pictures. @default 60 */
  maxWaitingPerClient?: number;
  /**
   * Processor time limit of one job: on a busy machine a valid picture takes longer by the clock.
   * @default 30 seconds
   */
  maxProcessorMs?: number;
  /** Time limit of one job, which only a stalled process or a machine without time for it reaches. @default 2 minutes */
  jobTimeoutMs?: number;
  /** Time after which an idle process is ended. @default 30 seconds */
  idleTimeoutMs?: number;
  /** Module the processes run. */
  program?: string;
}

const encoderProgram = fileURLToPath(new URL('./encoderProcess.ts', import.meta.url));

/** The process has exited. */
class EncoderLostError extends Error {
  override name = 'EncoderLostError';
}

export function createEncoder({
  processes = 2,
  maxWaiting = 600,
  maxWaitingPerClient = 60,
  maxProcessorMs = 30_000,
  jobTimeoutMs = 120_000,
  idleTimeoutMs = 30_000,
  program = encoderProgram,
}: EncoderOptions = {}): Encoder {
  /** Jobs that may need most of a process's memory run one at a time, so that all processes together stay below 800 MB. */
  const heavyJobs = createTaskQueue({ concurrency: 1 });
  const queue = createTaskQueue({ concurrency: processes, maxWaiting, maxWaitingPerClient });
  const idleProcesses: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

  function acquireProcess(): ChildProcess {
    const reusable = idleProcesses.pop();
    if (!reusable) return startProcess(program, maxProcessorMs);
    clearTimeout(reusable.timer);
    return reusable.child.connected ? reusable.child : acquireProcess();
  }

  function releaseProcess(child: ChildProcess): void {
    const timer = setTimeout(() => {
      idleProcesses.splice(
        idleProcesses.findIndex((other) => other.child === child),
        1,
      );
      child.kill('SIGKILL');
    }, idleTimeoutMs);
    timer.unref();
    idleProcesses.push({ child, timer });
  }

  const runJob = (job: PictureJob): Promise<PictureOutcome> =>
    isHeavy(job) ? heavyJobs.run(() => runInProcess(job)) : runInProcess(job);

  async function runInProcess(job: PictureJob): Promise<PictureOutcome> {
    const child = acquireProcess();
    try {
      const outcome = await sendJob(child, job, jobTimeoutMs);
      releaseProcess(child);
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
        .run(() => runJob({ kind: 'ingest', ...job }), { priority: 'upload' })
        .catch((error: unknown) => {
          // A file that crashes the decoder, or exceeds its limits, is not a usable picture.
          if (error instanceof EncoderLostError)
            throw new PictureError('This picture cannot be read.', { cause: error });
          throw error;
        });
      if (outcome.kind === 'ingested') return outcome.picture;
      throw outcomeError(outcome);
    },
    async variant(job, { isNeeded = async () => true, ...options } = {}) {
      const outcome = await queue.run(
        async () => ((await isNeeded()) ? runJob({ kind: 'variant', ...job }) : null),
        options,
      );
      if (outcome === null) return null;
      if (outcome.kind === 'encoded') return outcome.variant;
      throw outcomeError(outcome);
    },
    async stop() {
      await Promise.all([queue.stop(), heavyJobs.stop()]);
      for (const { child, timer } of idleProcesses.splice(0)) {
        clearTimeout(timer);
        child.kill('SIGKILL');
      }
    },
  };
}

/** Uploads may have any size; AVIF is decoded as a whole. */
const isHeavy = ({ kind, from }: PictureJob) => kind === 'ingest' || from.endsWith('.avif');

function startProcess(program: string, maxProcessorMs: number): ChildProcess {
  const child = fork(program, [String(maxProcessorMs)], {
    execArgv: [],
    // The process decodes untrusted bytes, so it gets none of the environment's secrets.
    env: { NODE_ENV: process.env['NODE_ENV'] },
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Handled as the `exit` event that follows; without a listener the server would crash.
  child.on('error', () => undefined);
  return child;
}

function sendJob(child: ChildProcess, job: PictureJob, timeoutMs: number): Promise<PictureOutcome> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      finish();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const onMessage = (outcome: PictureOutcome) => settle(() => resolve(outcome));
    const onExit = () => fail(new EncoderLostError('The encoder process has ended.'));
    const timer = setTimeout(
      () => fail(new OverloadedError(`A picture job took longer than ${timeoutMs} ms.`)),
      timeoutMs,
    );
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(job, (error) => {
      if (error) onExit();
    });
  });
}

function outcomeError(outcome: PictureOutcome): Error {
  if (outcome.kind === 'rejected') return new PictureError(outcome.text);
  if (outcome.kind !== 'failed') return new Error(`Unexpected outcome of a picture job: ${outcome.kind}`);
  return Object.assign(new Error(outcome.text), outcome.code === undefined ? {} : { code: outcome.code });
}
