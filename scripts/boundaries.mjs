// `npm run boundaries`: checks the imports against `.dependency-cruiser.mjs`, the folders of each package for cycles, and the
// diagram of docs/architecture.md against the imports. `--update` rewrites the diagram.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { CliError, printLine, root, runMain } from './bootstrap.mjs';
import { findCycle, folderGraph, packageGraph, packages, renderDiagram } from './importGraph.mjs';

const docsFile = 'docs/architecture.md';
const diagramPattern = /```mermaid\n[\s\S]*?```/;

await runMain(async () => {
  process.chdir(root);
  const { output } = await cruise([...packages], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  const problems = output.summary.violations.map(describeViolation);

  const graph = folderGraph(output.modules);
  for (const cycle of [findCycle(packageGraph(graph)), findCycle(graph)]) {
    if (cycle)
      problems.push(`${cycle.join(' → ')}\n  Folders import each other. Move what both need below them.`);
  }

  const docs = readFileSync(join(root, docsFile), 'utf8');
  const diagram = `\`\`\`mermaid\n${renderDiagram(graph)}\n\`\`\``;
  const isCurrent = docs.match(diagramPattern)?.[0] === diagram;
  if (!isCurrent && process.argv.includes('--update')) {
    writeFileSync(join(root, docsFile), docs.replace(diagramPattern, diagram));
    printLine(`${docsFile} has a new diagram.`);
  } else if (!isCurrent) {
    problems.push(`${docsFile} is out of date with the imports.\n  Run: npm run boundaries -- --update`);
  }

  if (problems.length > 0) throw new CliError(problems.join('\n\n'));
  printLine(
    `${output.summary.totalCruised} modules and ${output.summary.totalDependenciesCruised} imports respect the boundaries.`,
  );
});

/** Describes a violation: the import, the rule, and the rule's comment, which says what to do. */
function describeViolation({ rule, from, to, cycle = [] }) {
  const { comment = '' } = config.forbidden.find(({ name }) => name === rule.name) ?? {};
  const path = cycle.length > 0 ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${from} → ${path}\n  ${rule.name}: ${comment}`;
}
