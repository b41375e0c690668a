/** A command failed; the message is for the operator. */
export class CliError extends Error {
  override name = 'CliError';
}
