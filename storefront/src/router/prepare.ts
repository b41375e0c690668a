import type { Answered } from '../data/answers.ts';
import type { Source } from '../data/sources.ts';
import { loadPage } from './pages.ts';
import { redirectOf, sourcesOf } from './routes.ts';

/** What a link leads to, once its page is here. */
export type Prepared =
  | { status: 'ready'; target: string }
  /** The page's own file could not be loaded. */
  | { status: 'lost'; target: string };

/** Gives what a resource means, as far as it is known, or asks for it. Rejects when there is none. */
export type DataOf = (source: Source) => Promise<unknown>;

/** A page names its resources, then those it learns of from their answers. */
const mostRounds = 3;
const mostRedirects = 3;

/** Loads a page and its data before it is shown, and finds out where an address really leads. */
export async function preparePage(target: string, dataOf: DataOf): Promise<Prepared> {
  let [address = '', hash] = target.split(/(?=#)/);
  for (let redirects = 0; ; redirects++) {
    const early = redirectOf(address, {});
    if (early !== null && redirects < mostRedirects) {
      address = early;
      continue;
    }
    const [module, answers] = await Promise.all([
      loadPage(pathOf(address)).catch(() => null),
      answersOf(address, dataOf),
    ]);
    const to = redirectOf(address, answers);
    if (to !== null && redirects < mostRedirects) {
      address = to;
      continue;
    }
    return { status: module === null ? 'lost' : 'ready', target: `${address}${hash ?? ''}` };
  }
}

async function answersOf(address: string, dataOf: DataOf): Promise<Record<string, Answered>> {
  const answers: Record<string, Answered> = {};
  for (let round = 0; round < mostRounds; round++) {
    const missing = sourcesOf(address, answers).filter(({ key }) => !Object.hasOwn(answers, key));
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

const pathOf = (address: string) => address.replace(/\?.*$/, '');
