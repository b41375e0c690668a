import { fileURLToPath } from 'node:url';
import { createTaskQueue, type TaskOptions } from '../taskQueue.ts';
import { createEncoderPool, EncoderLostError } from './encoderPool.ts';
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
  /** Time limit of one job, which only a stalled process or a starved machine reaches. @default 2 minutes */
  jobTimeoutMs?: number;
  /** Time after which an idle process is ended. @default 30 seconds */
  idleTimeoutMs?: number;
  /** Module the processes run. */
  program?: string;
}

const encoderProgram = fileURLToPath(new URL('./encoderProcess.ts', import.meta.url));

export function createEncoder({
  processes = 2,
  maxWaiting = 600,
  maxWaitingPerClient = 60,
  maxProcessorMs = 30_000,
  jobTimeoutMs = 120_000,
  idleTimeoutMs = 30_000,
  program = encoderProgram,
}: EncoderOptions = {}): Encoder {
  /**
   * Jobs that may need most of a process's memory run one at a time, so that all processes together stay
   * below 800 MB.
   */
  const heavyJobs = createTaskQueue({ concurrency: 1 });
  const queue = createTaskQueue({ concurrency: processes, maxWaiting, maxWaitingPerClient });
  const pool = createEncoderPool({ program, maxProcessorMs, jobTimeoutMs, idleTimeoutMs });

  const runJob = (job: PictureJob): Promise<PictureOutcome> =>
    isHeavy(job) ? heavyJobs.run(() => pool.run(job)) : pool.run(job);

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
      pool.endIdle();
    },
  };
}

/** Uploads may have any size; AVIF is decoded as a whole. */
const isHeavy = ({ kind, from }: PictureJob) => kind === 'ingest' || from.endsWith('.avif');

function outcomeError(outcome: PictureOutcome): Error {
  if (outcome.kind === 'rejected') return new PictureError(outcome.text);
  if (outcome.kind !== 'failed') return new Error(`Unexpected outcome of a picture job: ${outcome.kind}`);
  return Object.assign(new Error(outcome.text), outcome.code === undefined ? {} : { code: outcome.code });
}
