/** Result of one check of the installation. */
export interface Finding {
  /** The checked part, such as `Mail`. */
  subject: string;
  /** `problem`: something does not work; `warning`: it works, but is probably a mistake or may not last. */
  state: 'ok' | 'warning' | 'problem';
  text: string;
  /** Advice for the operator. */
  advice?: string;
}

/** Returns the lines of a report. */
export function formatFindings(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  return findings.flatMap(({ subject, state, text, advice }) => [
    `${state.padEnd(7)}  ${subject.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 11)}→ ${advice}`]),
  ]);
}

/** Message of an error; if it has none, those of its causes. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return error instanceof AggregateError ? error.errors.map(errorText).join('; ') : error.name;
}

/** Runs a check; one that throws is reported as a problem, and the other checks continue. */
export async function findingsOf(
  subject: string,
  check: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    const text = `could not be checked: ${errorText(error)}`;
    return [{ subject, state: 'problem', text, advice: 'Fix the problem named above, and run this again.' }];
  }
}
