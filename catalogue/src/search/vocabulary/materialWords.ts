/** Materials and colours: they say what a product is made of, wherever they stand in a question. */
export const materialWords =
  'brass nylon polyamide plastic pvc steel stainless ss copper aluminium aluminum polycarbonate abs zinc pet galvanised ' +
  'nickel tinned messing peetal pital black white red green blue yellow grey gray clear transparent';
