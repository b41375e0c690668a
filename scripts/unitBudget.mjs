/** Budget of a new component, in kB minified and gzipped: enough for the template, little enough to be noticed. */
const newComponentKb = 0.5;

/**
 * Adds a component to the text of `bench/src/unitBudgets.json`, in alphabetical order.
 *
 * @param {string} json the file as it is
 * @param {string} name the component
 * @returns {string} the file with the component
 */
export function addUnitBudget(json, name) {
  const next = Object.keys(JSON.parse(json)).find((other) => other > name);
  const entry = `"${name}": ${newComponentKb}`;
  // Edited as text, so that no other line changes: `2.0` would become `2`.
  return next === undefined
    ? json.replace(/\s*\}\s*$/, `,\n  ${entry}\n}\n`)
    : json.replace(`"${next}":`, `${entry},\n  "${next}":`);
}
