/** The eight spellings of a code that people type or paste. */
export const codeSpellings: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.replaceAll('-', ''),
  (code) => code.replace(/^EV-/, ''),
  (code) => code.replaceAll('-', ' '),
  (code) => code.replaceAll('-', '–'),
  (code) => `"${code}"`,
  (code) => `${code},`,
  (code) => `10 x ${code}`,
];

const articlePattern = /^[^,]*?\p{L}{3,}(?=$|,| for | with | in |\s\d)/u;

/** A name with its noun in the plural. */
export const pluralNames = (name: string): string[] => [
  name.replace(articlePattern, (article) =>
    article.endsWith('ies')
      ? article
      : /[^aeiou]y$/.test(article)
        ? `${article.slice(0, -1)}ies`
        : /(?:s|x|ch|sh)$/.test(article)
          ? `${article}es`
          : `${article}s`,
  ),
];

/** A name without one letter, once for each longer word. */
export const namesWithMissingLetter = (name: string): string[] =>
  [...name.matchAll(/\p{L}{5,}/gu)].map(({ 0: word, index }, number) => {
    const at = index + 1 + ((number * 7 + name.length) % (word.length - 1));
    return name.slice(0, at) + name.slice(at + 1);
  });

/** A name with two neighbouring words joined, once for each pair. */
export const joinedNames = (name: string): string[] =>
  [...name.matchAll(/(?<=\p{L}{2})[ -](?=\p{L}{2})/gu)].map(
    ({ index }) => name.slice(0, index) + name.slice(index + 1),
  );
