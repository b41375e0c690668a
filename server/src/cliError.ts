/** Why the server did not start, in words for the person at the terminal. */
export class CliError extends Error {
  override name = 'StartError';
}
