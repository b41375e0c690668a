/**
 * Collects the ids that code, tests and docs may cite: checklist lines (S-123), decisions (D-12), security cases (O45).
 *
 * @param {{ checklist: string, decisions: string, securityCases: string }} documents Markdown sources of docs/
 * @returns {Set<string>}
 */
export function parseCitedIds({ checklist, decisions, securityCases }) {
  return new Set([
    ...[...checklist.matchAll(/^- (S-\d{3}) /gm)].map(([, id]) => id),
    // Some decisions are stated inside another one: "… alert dialogs with the stated texts (D-33)".
    ...(decisions.match(/\bD-\d{2}\b/g) ?? []),
    ...[...securityCases.matchAll(/^\| *(O\d{2,3}) *\|/gm)].map(([, id]) => id),
  ]);
}

/**
 * Returns the ids that a text cites and `docs/` does not define, each once.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} known
 * @returns {string[]}
 */
export function findUnknownCitations(text, known) {
  const cited = text.match(/\bS-\d{3}\b|\bD-\d{2}\b|\bO\d{2,3}\b/g) ?? [];
  return [...new Set(cited)].filter((id) => !known.has(id));
}
