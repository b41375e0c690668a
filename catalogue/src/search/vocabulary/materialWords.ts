/** Materials and colours: wherever they occur in a query, they describe the product. */
const materialWords =
  'brass nylon polyamide plastic pvc steel stainless ss copper aluminium aluminum polycarbonate abs zinc pet galvanised ' +
  'nickel plated tinned messing peetal pital black white red green blue yellow grey gray clear transparent';

const materials: ReadonlySet<string> = new Set(materialWords.split(' '));

export const isMaterialWord = (word: string): boolean => materials.has(word);
