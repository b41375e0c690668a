/** A command failed; the message tells the person at the terminal why. */
export class CliError extends Error {
  override name = 'CliError';
}
