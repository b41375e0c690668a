// Project rules for oxlint.

const ruleMeta = (description) => ({ type: 'problem', docs: { description }, schema: [] });

/** Returns the property name of `a.b` and `a['b']`. */
const propertyName = ({ property }) => (property.type === 'Literal' ? property.value : property.name);

/** Requires named effect callbacks, so that code and stack traces say what an effect does. */
const namedEffects = {
  meta: ruleMeta('Effects are named functions.'),
  create(context) {
    const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
    return {
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? propertyName(callee) : callee.name;
        if (!effects.has(name)) return;
        const [effect] = node.arguments;
        if (effect?.type === 'FunctionExpression' && effect.id) return;
        context.report({ node, message: 'Name the effect: useEffect(function followResize() { … }).' });
      },
    };
  },
};

/** Allows raw HTML only in the article component, whose content is sanitised when it is loaded (O67). */
const noRawHtml = {
  meta: ruleMeta('No raw HTML outside the article.'),
  create(context) {
    if (context.filename.endsWith('ArticleBody.tsx')) return {};
    const report = (node) =>
      context.report({ node, message: 'Only ArticleBody may render raw HTML; use elements here.' });
    const sinks = new Set(['insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment']);
    return {
      JSXAttribute(node) {
        if (node.name.name === 'dangerouslySetInnerHTML') report(node);
      },
      Property(node) {
        if (node.key.name === 'dangerouslySetInnerHTML') report(node);
      },
      AssignmentExpression(node) {
        const { left } = node;
        if (
          left.type === 'MemberExpression' &&
          ['innerHTML', 'outerHTML', 'srcdoc'].includes(propertyName(left))
        )
          report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression') return;
        const isWriting =
          callee.object.name === 'document' && ['write', 'writeln'].includes(propertyName(callee));
        if (isWriting || sinks.has(propertyName(callee))) report(node);
      },
    };
  },
};

/** Forbids values interpolated into SQL (O69): only Kysely's `sql` tag binds them. */
const noSqlTemplates = {
  meta: ruleMeta('No SQL put together from strings.'),
  create(context) {
    if (!/(^|[\\/])server[\\/]/.test(context.filename)) return {};
    const statement = /^\s*(select\b[\s\S]*\bfrom\b|insert\s+into\b|update\b[\s\S]*\bset\b|delete\s+from\b)/i;
    const message = 'Write the query with Kysely, or with its sql tag, which binds the values.';
    return {
      TemplateLiteral(node) {
        if (node.expressions.length === 0 || node.parent?.type === 'TaggedTemplateExpression') return;
        if (statement.test(node.quasis.map(({ value }) => value.raw).join('?')))
          context.report({ node, message });
      },
      BinaryExpression(node) {
        const { left, operator } = node;
        const isText = left.type === 'Literal' && typeof left.value === 'string';
        if (operator === '+' && isText && statement.test(left.value)) context.report({ node, message });
      },
    };
  },
};

/** Forbids clocks, randomness and DOM reads in *Geometry, *State and *Ops files: they take them as arguments. */
const pureFiles = {
  meta: ruleMeta('Pure files read nothing from outside.'),
  create(context) {
    if (!/(Geometry|State|Ops)\.ts$/.test(context.filename)) return {};
    const outside = new Set([
      'window',
      'document',
      'navigator',
      'localStorage',
      'sessionStorage',
      'performance',
    ]);
    const report = (node, what) =>
      context.report({ node, message: `Pass the value of ${what} as an argument.` });
    return {
      MemberExpression(node) {
        const name = node.object.type === 'Identifier' ? node.object.name : '';
        const property = propertyName(node);
        const isClock = name === 'Date' && property === 'now';
        const isChance = name === 'Math' && property === 'random';
        if (outside.has(name) || isClock || isChance) report(node, `${name}.${property}`);
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'the clock');
      },
      CallExpression(node) {
        if (['fetch', 'matchMedia', 'requestAnimationFrame'].includes(node.callee.name))
          report(node, node.callee.name);
      },
    };
  },
};

export default {
  meta: { name: 'elvora' },
  rules: {
    'named-effects': namedEffects,
    'no-raw-html': noRawHtml,
    'no-sql-templates': noSqlTemplates,
    'pure-files': pureFiles,
  },
};
