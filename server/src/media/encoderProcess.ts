import { setPriority } from 'node:os';
import { createVariant, ingestPicture } from './pictureEncoding.ts';
import { PictureError, type PictureJob, type PictureOutcome } from './pictureTypes.ts';

/**
 * The process in which pictures are decoded: native code on bytes from outside stays away from the server. It does one
 * job at a time, gives way to whoever else needs the machine, and ends itself when it needs too much of it.
 */
const maxMemoryBytes = 1024 ** 3;

setPriority(10);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1);
}, 100).unref();

process.on('message', (job: PictureJob) => {
  void runJob(job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit(0));
// A terminal tells everyone to stop: what is under way may end, the server decides when.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);

async function runJob(job: PictureJob): Promise<PictureOutcome> {
  try {
    switch (job.kind) {
      case 'take':
        return { kind: 'taken', taken: await ingestPicture(job.from, job.to) };
      case 'variant':
        return { kind: 'made', made: await createVariant(job.from, job.to, job.width, job.format) };
    }
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'refused', text: error.message };
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { kind: 'failed', text: error instanceof Error ? error.message : String(error), code };
  }
}
