import type { QualityIssue } from '@elvora/catalogue/model';
import { expect, it } from 'vitest';
import { groupByProblem } from './qualityGroups.ts';

const issue = (problem: QualityIssue['problem'], id: number): QualityIssue => ({
  problem,
  kind: 'product',
  id,
  name: `Product ${id}`,
  detail: '',
});

it('puts the most important problem first and omits empty groups', () => {
  const groups = groupByProblem([
    issue('image-missing', 1),
    issue('table-invalid', 2),
    issue('image-missing', 3),
  ]);
  expect(groups.map(({ problem, issues }) => [problem, issues.map(({ id }) => id)])).toEqual([
    ['table-invalid', [2]],
    ['image-missing', [1, 3]],
  ]);
  expect(groupByProblem([])).toEqual([]);
});
