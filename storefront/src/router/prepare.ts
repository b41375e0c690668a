import type { EmbeddedAnswer } from '../data/DataContext.tsx';
import { loadRoute } from './routeModules.ts';
import { keysOf, matchRoute, redirectOf } from './routes.ts';

/** What a link leads to, once its page is here. */
export type Prepared =
  | { status: 'ready'; target: string }
  /** The page's own file could not be loaded. */
  | { status: 'lost'; target: string };

/** Gives the answer of a key: the one that is known, or a new one. Rejects when there is none. */
export type AnswerOf = (key: string) => Promise<unknown>;

/** A page names its resources, then those it learns of from their answers. */
const mostRounds = 3;
const mostRedirects = 3;

/** Loads a page and its data before it is shown, and finds out where an address really leads. */
export async function preparePage(target: string, answerOf: AnswerOf): Promise<Prepared> {
  let [address = '', hash] = target.split(/(?=#)/);
  for (let redirects = 0; ; redirects++) {
    const early = redirectOf(address, {});
    if (early !== null && redirects < mostRedirects) {
      address = early;
      continue;
    }
    const [module, answers] = await Promise.all([
      loadRoute(matchRoute(pathOf(address)).route).catch(() => null),
      answersOf(address, answerOf),
    ]);
    const to = redirectOf(address, answers);
    if (to !== null && redirects < mostRedirects) {
      address = to;
      continue;
    }
    return { status: module === null ? 'lost' : 'ready', target: `${address}${hash ?? ''}` };
  }
}

async function answersOf(address: string, answerOf: AnswerOf): Promise<Record<string, EmbeddedAnswer>> {
  const answers: Record<string, EmbeddedAnswer> = {};
  for (let round = 0; round < mostRounds; round++) {
    const missing = keysOf(address, answers).filter((key) => !Object.hasOwn(answers, key));
    if (missing.length === 0) break;
    await Promise.all(
      missing.map(async (key) => {
        // What failed is asked for by the page itself, which says so when it fails again.
        answers[key] = await answerOf(key).then(
          (body) => ({ status: 200, body }),
          () => ({ status: 503, body: null }),
        );
      }),
    );
  }
  return answers;
}

const pathOf = (address: string) => address.replace(/\?.*$/, '');
