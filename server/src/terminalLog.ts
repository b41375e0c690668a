const levels: Readonly<Record<number, string>> = { 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  err?: { message?: string; stack?: string };
}

/** Formats a line of the log, which is JSON, for a person: `12:30:01 WARN the mail could not be sent (host=…)`. */
function formatLogLine(json: string): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(json) as LogLine & Record<string, unknown>;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const details = Object.entries(rest)
    .filter(([name]) => name !== 'reqId')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const suffix = details.length === 0 ? '' : ` (${details.join(', ')})`;
  const cause = err === undefined ? '' : `\n  ${err.stack ?? err.message ?? ''}`;
  return `${clock} ${levels[level] ?? 'debug'} ${msg}${suffix}${cause}\n`;
}

/** A destination of the log for people; all other destinations get JSON. */
export const terminalLog = (write: (text: string) => void) => ({
  write: (line: string) => write(formatLogLine(line)),
});
