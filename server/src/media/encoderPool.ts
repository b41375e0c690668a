import { type ChildProcess, fork } from 'node:child_process';
import { OverloadedError } from '../overloadedError.ts';
import type { EncoderOptions } from './encoder.ts';
import type { PictureJob, PictureOutcome } from './pictureTypes.ts';

/** The processes of an encoder. They are started on demand and reused; each runs one job at a time. */
export interface EncoderPool {
  /** Throws `EncoderLostError` if the process exits, and `OverloadedError` if the job takes too long. */
  run(job: PictureJob): Promise<PictureOutcome>;
  /** Ends idle processes. */
  endIdle(): void;
}

/** Thrown when the process has exited. */
export class EncoderLostError extends Error {
  override name = 'EncoderLostError';
}

export function createEncoderPool({
  program,
  maxProcessorMs,
  jobTimeoutMs,
  idleTimeoutMs,
}: Required<
  Pick<EncoderOptions, 'program' | 'maxProcessorMs' | 'jobTimeoutMs' | 'idleTimeoutMs'>
>): EncoderPool {
  const idleProcesses: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

  function acquire(): ChildProcess {
    const reusable = idleProcesses.pop();
    if (!reusable) return startProcess(program, maxProcessorMs);
    clearTimeout(reusable.timer);
    return reusable.child.connected ? reusable.child : acquire();
  }

  function release(child: ChildProcess): void {
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

  return {
    async run(job) {
      const child = acquire();
      try {
        const outcome = await sendJob(child, job, jobTimeoutMs);
        release(child);
        return outcome;
      } catch (error) {
        child.kill('SIGKILL');
        throw error;
      }
    },

    endIdle() {
      for (const { child, timer } of idleProcesses.splice(0)) {
        clearTimeout(timer);
        child.kill('SIGKILL');
      }
    },
  };
}

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
