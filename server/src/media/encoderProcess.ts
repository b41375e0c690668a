import { setPriority } from 'node:os';
import { createVariant, ingestPicture } from './pictureEncoding.ts';
import { PictureError, type PictureJob, type PictureOutcome } from './pictureTypes.ts';

/**
 * Child process that decodes pictures, so that native code never handles untrusted bytes in the server's process. It runs
 * one job at a time at a low priority, and exits when it uses too much memory or processor time. The argument is the
 * milliseconds of processor time of a job.
 */
const maxMemoryBytes = 480 * 1024 ** 2;
const maxProcessorMs = Number(process.argv[2]);

/** Processor time used before the current job; null between jobs. */
let usedBefore: NodeJS.CpuUsage | null = null;

function hasUsedUpItsTime(): boolean {
  if (usedBefore === null) return false;
  const { user, system } = process.cpuUsage(usedBefore);
  return (user + system) / 1000 > maxProcessorMs;
}

setPriority(10);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes || hasUsedUpItsTime()) process.exit(1);
}, 20).unref();

process.on('message', (job: PictureJob) => {
  void runJob(job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit(0));
// A terminal signals all processes of its group; the server decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);

async function runJob(job: PictureJob): Promise<PictureOutcome> {
  usedBefore = process.cpuUsage();
  try {
    switch (job.kind) {
      case 'ingest':
        return { kind: 'ingested', picture: await ingestPicture(job.from, job.to) };
      case 'variant':
        return { kind: 'encoded', variant: await createVariant(job.from, job.to, job.width, job.format) };
    }
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'rejected', text: error.message };
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { kind: 'failed', text: error instanceof Error ? error.message : String(error), code };
  } finally {
    usedBefore = null;
  }
}
