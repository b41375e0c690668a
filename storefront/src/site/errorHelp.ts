/** Second line of error panels: what to do, and that nothing is lost. */
export const errorHelpText = 'Check the connection and try again. Nothing you entered is lost.';
