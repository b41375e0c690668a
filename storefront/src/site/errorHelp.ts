/** Second line of error panels: what to do, and that no input is lost. */
export const errorHelpText = 'Check the connection and try again. Nothing you entered is lost.';
