import { type QualityIssue, type QualityProblem, qualityProblems } from '@elvora/catalogue/model';

export interface QualityGroup {
  problem: QualityProblem;
  issues: readonly QualityIssue[];
}

/** Groups issues by problem, most important first; problems without issues are left out. */
export function groupByProblem(issues: readonly QualityIssue[]): QualityGroup[] {
  return qualityProblems
    .map((problem) => ({ problem, issues: issues.filter((issue) => issue.problem === problem) }))
    .filter((group) => group.issues.length > 0);
}
