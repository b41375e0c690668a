import { describe, it } from 'vitest';
import { RuleTester } from 'oxlint/plugins-dev';
import plugin from '../lint/plugin.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
type Rule = Parameters<typeof tester.run>[1];
type Rules = Record<keyof typeof plugin.rules, Rule>;
const rules = plugin.rules as unknown as Rules; // The plugin is JavaScript, so its rules have no types.

tester.run('named-effects', rules['named-effects'], {
  valid: [
    'useEffect(function followResize() {}, []);',
    'useLayoutEffect(function measure() {});',
    'useMemo(() => 1, []);',
  ],
  invalid: [
    { code: 'useEffect(() => {}, []);', errors: 1 },
    { code: 'React.useEffect(() => {}, []);', errors: 1 },
    { code: 'useEffect(function () {}, []);', errors: 1 },
    { code: 'useLayoutEffect(measure);', errors: 1 },
  ],
});

tester.run('no-raw-html (O67)', rules['no-raw-html'], {
  valid: [
    { code: '<p>{text}</p>', filename: 'storefront/src/Page.tsx' },
    { code: 'const html = node.innerHTML;', filename: 'storefront/src/page.ts' },
    {
      code: '<div dangerouslySetInnerHTML={{ __html: html }} />',
      filename: 'storefront/src/blog/ArticleBody.tsx',
    },
  ],
  invalid: [
    {
      code: '<div dangerouslySetInnerHTML={{ __html: html }} />',
      filename: 'storefront/src/Page.tsx',
      errors: 1,
    },
    { code: 'node.innerHTML = html;', filename: 'storefront/src/page.ts', errors: 1 },
    { code: "node['outerHTML'] = html;", filename: 'storefront/src/page.ts', errors: 1 },
    { code: "node.insertAdjacentHTML('beforeend', html);", filename: 'admin/src/page.ts', errors: 1 },
    { code: 'document.write(html);', filename: 'admin/src/page.ts', errors: 1 },
    {
      code: "createElement('div', { dangerouslySetInnerHTML: { __html: html } });",
      filename: 'admin/src/page.ts',
      errors: 1,
    },
  ],
});

tester.run('no-sql-templates (O69)', rules['no-sql-templates'], {
  valid: [
    { code: 'sql`select * from product where id = ${id}`;', filename: 'server/src/store/a.ts' },
    { code: 'const text = `Select ${name} from the list`;', filename: 'storefront/src/a.ts' },
    { code: 'const text = `select id from product`;', filename: 'server/src/store/a.ts' },
    { code: "const text = 'No product ' + name;", filename: 'server/src/store/a.ts' },
  ],
  invalid: [
    {
      code: 'db.exec(`select * from product where id = ${id}`);',
      filename: 'server/src/store/a.ts',
      errors: 1,
    },
    {
      code: 'db.exec(`\n  insert into product values (${id})`);',
      filename: 'server/src/store/a.ts',
      errors: 1,
    },
    { code: 'db.exec(`UPDATE product SET name = ${name}`);', filename: 'server/src/store/a.ts', errors: 1 },
    {
      code: "db.exec('delete from product where id = ' + id);",
      filename: 'server/src/store/a.ts',
      errors: 1,
    },
  ],
});

tester.run('pure-files', rules['pure-files'], {
  valid: [
    {
      code: 'export const middle = ({ left, width }) => left + width / 2;',
      filename: 'design-system/src/boxGeometry.ts',
    },
    { code: 'const now = Date.now();', filename: 'design-system/src/useBox.ts' },
    { code: 'const day = new Date(at);', filename: 'design-system/src/boxState.ts' },
    { code: 'const now = Date.now();', filename: 'design-system/src/boxState.test.ts' },
  ],
  invalid: [
    { code: 'const now = Date.now();', filename: 'design-system/src/boxState.ts', errors: 1 },
    { code: 'const now = new Date();', filename: 'design-system/src/boxState.ts', errors: 1 },
    { code: 'const one = Math.random();', filename: 'design-system/src/boxOps.ts', errors: 1 },
    { code: 'const width = window.innerWidth;', filename: 'design-system/src/boxGeometry.ts', errors: 1 },
    { code: 'const at = performance.now();', filename: 'design-system/src/boxGeometry.ts', errors: 1 },
    { code: 'fetch(address);', filename: 'design-system/src/boxOps.ts', errors: 1 },
  ],
});
