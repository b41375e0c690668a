import type { ResourceResult } from '../data/resourceResults.ts';
import type { ResourceRef } from '../data/resourceRef.ts';
import { loadPage } from './pageModules.ts';
import { redirectForUrl, resourcesForUrl } from './routes.ts';

/** What a link leads to, once its page is here. */
export type PreparedNavigation =
  | { status: 'ready'; target: string }
  /** The page's own file could not be loaded. */
  | { status: 'lost'; target: string };

/** Gives what a resource means, as far as it is known, or asks for it. Rejects when there is none. */
export type LoadResourceData = (source: ResourceRef) => Promise<unknown>;

/** A page names its resources, then those it learns of from their answers. */
const maxRounds = 3;
const maxRedirects = 3;

/** Loads a page and its data before it is shown, and finds out where an address really leads. */
export async function preparePage(target: string, dataOf: LoadResourceData): Promise<PreparedNavigation> {
  let [address = '', hash] = target.split(/(?=#)/);
  for (let redirects = 0; ; redirects++) {
    const early = redirectForUrl(address, {});
    if (early !== null && redirects < maxRedirects) {
      address = early;
      continue;
    }
    const [module, answers] = await Promise.all([
      loadPage(stripQuery(address)).catch(() => null),
      loadResults(address, dataOf),
    ]);
    const to = redirectForUrl(address, answers);
    if (to !== null && redirects < maxRedirects) {
      address = to;
      continue;
    }
    return { status: module === null ? 'lost' : 'ready', target: `${address}${hash ?? ''}` };
  }
}

async function loadResults(
  address: string,
  dataOf: LoadResourceData,
): Promise<Record<string, ResourceResult>> {
  const answers: Record<string, ResourceResult> = {};
  for (let round = 0; round < maxRounds; round++) {
    const missing = resourcesForUrl(address, answers).filter(({ key }) => !Object.hasOwn(answers, key));
    if (missing.length === 0) break;
    await Promise.all(
      missing.map(async (source) => {
        // What failed is asked for by the page itself, which says so when it fails again.
        answers[source.key] = await dataOf(source).then(
          (data) => ({ data }),
          () => ({ failure: { kind: 'network' } }),
        );
      }),
    );
  }
  return answers;
}

const stripQuery = (address: string) => address.replace(/\?.*$/, '');
