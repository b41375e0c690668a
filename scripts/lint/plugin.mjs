// Rules of this house that no general linter has.

const message = (text) => ({ type: 'problem', docs: { description: text }, schema: [] });

/** An effect's name says what it is for, in the code and in a stack trace. */
const namedEffects = {
  meta: message('Effects are named functions.'),
  create(context) {
    const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
    return {
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || !effects.has(node.callee.name)) return;
        const [effect] = node.arguments;
        if (effect?.type === 'FunctionExpression' && effect.id) return;
        context.report({ node, message: 'Name the effect: useEffect(function followResize() { … }).' });
      },
    };
  },
};

/** Raw HTML has one door (O67): the article, whose content is cleaned when it is loaded. */
const noRawHtml = {
  meta: message('No raw HTML outside the article.'),
  create(context) {
    if (context.filename.endsWith('ArticleBody.tsx')) return {};
    const report = (node) =>
      context.report({ node, message: 'Raw HTML is shown by ArticleBody alone; here use elements.' });
    return {
      JSXAttribute(node) {
        if (node.name.name === 'dangerouslySetInnerHTML') report(node);
      },
      AssignmentExpression(node) {
        const { left } = node;
        if (left.type === 'MemberExpression' && ['innerHTML', 'outerHTML'].includes(left.property.name))
          report(node);
      },
      CallExpression(node) {
        if (node.callee.type === 'MemberExpression' && node.callee.property.name === 'insertAdjacentHTML')
          report(node);
      },
    };
  },
};

/** SQL with values written into it (O69): only Kysely's `sql` tag binds them. */
const noSqlTemplates = {
  meta: message('No SQL in plain template strings.'),
  create(context) {
    if (!/[\\/]server[\\/]/.test(context.filename)) return {};
    const statement = /^\s*(select\b[\s\S]*\bfrom\b|insert\s+into\b|update\b[\s\S]*\bset\b|delete\s+from\b)/i;
    return {
      TemplateLiteral(node) {
        if (node.expressions.length === 0 || node.parent?.type === 'TaggedTemplateExpression') return;
        if (statement.test(node.quasis.map(({ value }) => value.raw).join('?'))) {
          context.report({
            node,
            message: 'Write the query with Kysely, or with its sql tag, which binds the values.',
          });
        }
      },
    };
  },
};

/** Geometry, State and Ops get time, chance and measures as arguments, so that tests can set them. */
const pureFiles = {
  meta: message('Pure files read nothing from outside.'),
  create(context) {
    if (!/(Geometry|State|Ops)\.ts$/.test(context.filename)) return {};
    const outside = new Set(['window', 'document', 'navigator', 'localStorage', 'performance']);
    return {
      MemberExpression(node) {
        const name = node.object.type === 'Identifier' ? node.object.name : '';
        const property = node.property.type === 'Identifier' ? node.property.name : '';
        const isOutside =
          outside.has(name) ||
          (name === 'Date' && property === 'now') ||
          (name === 'Math' && property === 'random');
        if (isOutside)
          context.report({ node, message: `Take what ${name}.${property} tells as an argument.` });
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
