import type { FoundThread } from '../properties/thread.ts';

/** Direction of an adaptor between two threads, in the words of its table. */
type AdaptorDirection = 'reducing' | 'enlarging';

const adaptors = /(?<!\p{L})(?:adapt|reduc|enlarg|convert|step)/u;
const holes =
  'hole|tapped|tapping|entry|entries|knock-?outs?|enclosure|box|panel|drilled|bohrung|gewindeloch';
const glands = 'glands?|fitting|connector|verschraubung|kabelverschraubung';
const after = new RegExp(
  String.raw`^ ?(?:(?!(?:to|into|in|on|onto|and|or|for|with) )\p{L}+ )?(?:(?:${holes})(?<hole>)|(?:${glands}))(?!\p{L})`,
  'u',
);
const before = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${holes})(?<hole>)|(?:${glands}))(?: (?:is|of|size|thread))* $`,
  'u',
);

/** The direction that the text names: 'reducer M20 M25'; null for none or both. */
function namedDirection(text: string): AdaptorDirection | null {
  const isReducing = /(?<!\p{L})(?:reduc|step ?down)/u.test(text);
  if (isReducing === /(?<!\p{L})(?:enlarg|step ?up)/u.test(text)) return null;
  return isReducing ? 'reducing' : 'enlarging';
}

/**
 * Returns whether an adaptor reduces or enlarges, from the hole it is screwed into to the gland it accepts: as the text names it,
 * or as 'M20 to M25' runs, from hole to gland; otherwise by the words next to a thread.
 */
export function adaptorDirection(text: string, threads: readonly FoundThread[]): AdaptorDirection | null {
  const [first, second] = threads;
  if (!first || !second || threads.length > 2 || first.value.system !== second.value.system) return null;
  if (first.value.size === second.value.size) return null;
  const named = namedDirection(text);
  if (named) return named;
  const gendered = genderedRoles(text);
  const [own, other] = gendered ?? [roleOf(text, first), roleOf(text, second)];
  const isListed = listSeparator.test(betweenOf(text, first, second));
  if (!gendered && (own === other || isListed) && !isPair(text, first, second)) return null;
  const isGlandFirst = own === 'gland' ? other !== 'gland' : other === 'hole' && own === null;
  const [hole, gland] = isGlandFirst ? [second, first] : [first, second];
  return hole.value.size > gland.value.size ? 'reducing' : 'enlarging';
}

const listSeparator = /^ ?(?:,|\/|&|or|and|oder|und) ?$/;

const betweenOf = (text: string, first: FoundThread, second: FoundThread) =>
  text.slice(first.index + first.length, second.index);

/** 'M20 to M25'; next to 'adaptor' also 'M20/M25'. */
const isPair = (text: string, first: FoundThread, second: FoundThread): boolean =>
  (adaptors.test(text) ? /^ ?(?:to|-|x|into|\/) ?$/ : /^ ?(?:to|-|x|into) ?$/).test(
    betweenOf(text, first, second),
  );

type Role = 'hole' | 'gland' | null;

/** 'Male M20 female M25' and 'M20 male, M25 female': the male thread of an adaptor goes into the hole. */
function genderedRoles(text: string): [Role, Role] | null {
  const [first] = /(?<!\p{L})(?:fe)?male(?!\p{L})/u.exec(text) ?? [];
  if (first === undefined) return null;
  return first === 'male' ? ['hole', 'gland'] : ['gland', 'hole'];
}

/** What a thread belongs to, by the adjacent words. */
function roleOf(text: string, { index, length }: FoundThread): Role {
  const found = after.exec(text.slice(index + length)) ?? before.exec(text.slice(0, index));
  if (!found) return null;
  return found.groups?.['hole'] === undefined ? 'gland' : 'hole';
}

/** Groups the threads of a list, any of which matches: 'M20, M25 or M32'. */
export function groupThreads(text: string, threads: readonly FoundThread[]): FoundThread[][] {
  const groups: FoundThread[][] = [];
  for (const thread of threads) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isListed = last !== undefined && listSeparator.test(betweenOf(text, last, thread));
    if (group && isListed) group.push(thread);
    else groups.push([thread]);
  }
  return groups;
}
