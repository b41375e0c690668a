import { parseAst } from 'vite';

/**
 * A mutation that removes one effect, listener or handler of a hook.
 *
 * @typedef {{ number: number, file: string, line: number, kind: 'effect' | 'listener' | 'handler', name: string }} WiringMutant
 */

const effectHooks = new Set(['useEffect', 'useLayoutEffect']);
const connecting = /^(?:addEventListener|observe|subscribe|onChange|setPointerCapture|on|listen\w*)$/;

/** Condition that a mutant is active; evaluated in the page, so that one build contains all mutants. */
const isOn = (number) => `globalThis.__wiringMutant === ${number}`;

/**
 * Returns the source of a hook with all its mutants, each behind a condition: effects that do nothing, listeners and
 * observers that are not attached, handlers that are `undefined`.
 *
 * @param {string} code
 * @param {string} file
 * @param {number} first number of the first mutant
 * @returns {{ code: string, mutants: WiringMutant[] }}
 */
export function mutateWiring(code, file, first) {
  /** @type {WiringMutant[]} */
  const mutants = [];
  /** @type {{ at: number, text: string }[]} */
  const insertions = [];
  const add = (node, kind, name, texts) => {
    const number = first + mutants.length;
    const line = code.slice(0, node.start).split('\n').length;
    mutants.push({ number, file, line, kind, name });
    for (const [at, text] of texts(isOn(number))) insertions.push({ at, text });
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const effect = effectOf(node);
    if (effect)
      add(node, 'effect', effect.id?.name ?? 'effect', (on) => [
        [effect.body.start + 1, ` if (${on}) return;`],
      ]);
    else if (node.type === 'ExpressionStatement' && connecting.test(calledName(node.expression)))
      add(node, 'listener', eventName(node.expression), (on) => [
        // Braces keep a following `else` with its `if`.
        [node.start, `{ if (!(${on})) `],
        [node.end, ' }'],
      ]);
    else if (isHandler(node))
      add(node, 'handler', node.key.name, (on) => [
        [node.value.start, `${on} ? undefined : (`],
        [node.value.end, ')'],
      ]);
  });
  // From the end, so that earlier offsets stay valid; at equal offsets the outer condition comes first.
  const mutated = insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
  return { code: mutated, mutants };
}

/** Returns the function of an effect with a body; null for anything else. */
function effectOf(node) {
  if (node.type !== 'CallExpression' || !effectHooks.has(calledName(node))) return null;
  const [effect] = node.arguments;
  return effect?.body?.type === 'BlockStatement' ? effect : null;
}

/** Whether the node is an object property whose value is a handler; shorthands and methods are not. */
const isHandler = (node) =>
  node.type === 'Property' &&
  !node.shorthand &&
  !node.method &&
  node.key.type === 'Identifier' &&
  /^on[A-Z]/.test(node.key.name) &&
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(node.value.type);

/** Returns the name of the called function or method, through `?.`. */
function calledName(node) {
  const call = node.type === 'ChainExpression' ? node.expression : node;
  if (call.type !== 'CallExpression') return '';
  return call.callee.name ?? call.callee.property?.name ?? '';
}

/** Returns the name of the event, or else that of the call. */
function eventName(node) {
  const call = node.type === 'ChainExpression' ? node.expression : node;
  const event = call.arguments.find((argument) => typeof argument.value === 'string');
  return event?.value ?? calledName(node);
}

function visit(node, enter) {
  if (typeof node.type === 'string') enter(node);
  for (const child of Object.values(node).flat()) {
    if (child !== null && typeof child === 'object') visit(child, enter);
  }
}

/** Lists the surviving mutants and the share of killed ones. */
export function wiringReport(results) {
  const killed = results.filter(({ isKilled }) => isKilled).length;
  const survivors = results
    .filter(({ isKilled }) => !isKilled)
    .map(({ mutant: { file, line, kind, name } }) => `${file}:${line} ${kind} ${name}`);
  const share = results.length === 0 ? 1 : killed / results.length;
  return {
    share,
    lines: [...survivors, `${killed} of ${results.length} noticed (${Math.round(share * 100)} %)`],
  };
}
