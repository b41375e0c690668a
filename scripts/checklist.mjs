/** Parses the checklist into its lines by id. */
export function parseChecklist(text) {
  return new Map([...text.matchAll(/^- (S-\d{3}) (.*)$/gm)].map(([, id, line]) => [id, line]));
}

/** Returns the ids that test titles and story captions name, each with its title. */
export function checklistIdsIn(source) {
  const titles = [
    ...source.matchAll(
      /\b(?:it|test|describe)(?:\.each(?:<[^>]*>)?\((?:[\w.]+|[\s\S]*?\n?\s*\]))?\)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
    ),
  ].map(([, , title]) => title);
  const rows = [...source.matchAll(/\[\s*'(S-\d{3})'/g)].map(([, id]) => id);
  const captions = [...source.matchAll(/\/\*\*([\s\S]*?)\*\/\s*export const/g)].map(([, caption]) => caption);
  const steps = [...source.matchAll(/\bstep\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map(
    ([, , title]) => title,
  );
  return [...titles, ...rows, ...captions, ...steps].flatMap((title) =>
    expandIds(title).map((id) => ({ id, title: title.replace(/\s+/g, ' ').trim() })),
  );
}

/** Expands single ids and ranges such as 'S-190…S-195' or 'S-179 to S-185'. */
function expandIds(title) {
  return [...title.matchAll(/S-(\d{3})(?:\s*(?:…|to)\s*S-(\d{3}))?/g)].flatMap(([, first, last = first]) =>
    Array.from(
      { length: Math.max(1, Number(last) - Number(first) + 1) },
      (_id, at) => `S-${String(Number(first) + at).padStart(3, '0')}`,
    ),
  );
}
