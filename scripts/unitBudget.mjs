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
  const budgets = { ...JSON.parse(json), [name]: newComponentKb };
  const sorted = Object.fromEntries(Object.entries(budgets).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
