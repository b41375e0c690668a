import expected from '../seed/seedSizes.json' with { type: 'json' };

export interface SeedSize {
  product: string;
  code: string;
  variant: string;
}

/** Names of the seed's products, and their expected sizes: codes by variant, as people read the tables. */
export const seedSizes: ReadonlyMap<string, readonly SeedSize[]> = new Map(
  Object.entries(expected).map(([product, codes]: [string, Record<string, string>]) => [
    product,
    Object.entries(codes).flatMap(([variants, list]) =>
      list.split(' ').map((code) => ({ product, code, variant: variants.replaceAll(' + ', ', ') })),
    ),
  ]),
);
