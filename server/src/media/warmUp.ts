import { setTimeout as wait } from 'node:timers/promises';
import { servedWidths } from '@elvora/catalogue/operations';
import type { Logger } from 'pino';
import type { MediaLibrary } from './mediaLibrary.ts';

export interface WarmUpOptions {
  media: Pick<MediaLibrary, 'variantPath'>;
  /** The site's own pictures with their paths in the seed. */
  pictures: () => Promise<readonly { hash: string; width: number; path: string }[]>;
  /** Stops after the current picture. */
  signal: AbortSignal;
  logger: Pick<Logger, 'warn'>;
  /** Delay, which leaves the processor to the first visitors. @default 3 seconds */
  delayMs?: number;
}

/** Widths at which pages show scenes, and all other pictures, which appear in cards and on product pages. */
const warmUpWidths = { scene: { from: 560, to: 2400 }, card: { from: 64, to: 720 } };

/**
 * Encodes the variants visitors will request, in AVIF, which nearly every browser supports: one at a time and at idle priority.
 * A failure is only logged, since missing variants are encoded on request.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { media, pictures, signal, logger, delayMs = 3000 } = options;
  try {
    // Unreferenced, so that the timer does not keep the process alive.
    if (delayMs > 0) await wait(delayMs, undefined, { signal, ref: false });
    for (const { hash, width } of variantsToWarm(await pictures())) {
      if (signal.aborted) return;
      await media.variantPath(hash, width, 'avif', { priority: 'idle' });
    }
  } catch (error) {
    if (!signal.aborted) logger.warn({ err: error }, 'pictures could not be encoded ahead of time');
  }
}

/** Returns scenes first: they are the largest pictures of the home page. */
function variantsToWarm(
  pictures: Awaited<ReturnType<WarmUpOptions['pictures']>>,
): { hash: string; width: number }[] {
  const sizes = (isScene: boolean) =>
    pictures
      .filter(({ path }) => path.startsWith('scenes/') === isScene)
      .flatMap(({ hash, width }) => {
        const { from, to } = isScene ? warmUpWidths.scene : warmUpWidths.card;
        return servedWidths(width)
          .filter((servedWidth) => servedWidth >= from && servedWidth <= to)
          .map((servedWidth) => ({ hash, width: servedWidth }));
      });
  return [...sizes(true), ...sizes(false)];
}
