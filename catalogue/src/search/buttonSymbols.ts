const buttonWord = /(?<!\p{L})(?:(?:push ?)?buttons?|btn|pb|taster)(?!\p{L})/u;
const buttonSymbol =
  /(?<![\p{L}\d/&'-])(?:(?:with|marked?|symbol|legend|printed) [io]|[io](?= (?:mark|symbol|legend|print))|o)(?![\p{L}\d/&'.-])/gu;

/** Writes out the symbols of push buttons, I for start and O for stop (IEC 60417), which as letters say nothing. */
export const writeSymbols = (text: string): string =>
  buttonWord.test(text) ? text.replace(buttonSymbol, 'symbol') : text;
