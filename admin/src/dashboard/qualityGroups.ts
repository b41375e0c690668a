import { type QualityIssue, type QualityProblem, qualityProblems } from '@elvora/catalogue/model';

export interface QualityGroup {
  problem: QualityProblem;
  issues: readonly QualityIssue[];
}

/** Issues by what is wrong, in the order in which it matters; what is well is left out. */
export function groupByProblem(issues: readonly QualityIssue[]): QualityGroup[] {
  return qualityProblems
    .map((problem) => ({ problem, issues: issues.filter((issue) => issue.problem === problem) }))
    .filter((group) => group.issues.length > 0);
}
