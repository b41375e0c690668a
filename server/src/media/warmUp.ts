import { setTimeout as wait } from 'node:timers/promises';
import { servedWidths } from '@elvora/catalogue/operations';
import type { Logger } from 'pino';
import type { MediaLibrary } from './mediaLibrary.ts';

export interface WarmUpOptions {
  media: Pick<MediaLibrary, 'variantPath'>;
  /** The site's own pictures, by their paths in the seed. */
  pictures: () => Promise<readonly { hash: string; width: number; path: string }[]>;
  /** Ends the work after the picture under way. */
  signal: AbortSignal;
  logger: Pick<Logger, 'warn'>;
  /** How long the first visitors have the machine to themselves. @default 3 seconds */
  delayMs?: number;
}

/** What pages show of the site's own scenes, and of everything else, which stands in cards. */
const warmUpWidths = { scene: { from: 640, to: 2400 }, card: { from: 64, to: 640 } };

/**
 * Makes the sizes visitors will ask for before they do, in the format nearly every browser takes. One after another and
 * behind everything else, so that nobody waits for it. A failure is logged: what is missing is made when it is asked
 * for.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { media, pictures, signal, logger, delayMs = 3000 } = options;
  try {
    await wait(delayMs, undefined, { signal, ref: false });
    for (const { hash, width } of variantsToWarm(await pictures())) {
      if (signal.aborted) return;
      await media.variantPath(hash, width, 'avif', 'idle');
    }
  } catch (error) {
    if (!signal.aborted) logger.warn({ err: error }, 'pictures could not be made ahead of time');
  }
}

/** Scenes first: the home page shows them largest. */
function variantsToWarm(
  pictures: Awaited<ReturnType<WarmUpOptions['pictures']>>,
): { hash: string; width: number }[] {
  const sizes = (isScene: boolean) =>
    pictures
      .filter(({ path }) => path.startsWith('scenes/') === isScene)
      .flatMap(({ hash, width }) => {
        const { from, to } = isScene ? warmUpWidths.scene : warmUpWidths.card;
        return servedWidths(width)
          .filter((served) => served >= from && served <= to)
          .map((served) => ({ hash, width: served }));
      });
  return [...sizes(true), ...sizes(false)];
}
