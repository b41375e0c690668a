import { brand } from '../content/company.json';

/** Structured data of the company. */
export function organizationJsonLd(siteUrl: string) {
  return {
    '@type': 'Organization',
    name: brand.name,
    url: `${siteUrl}/`,
    foundingDate: String(brand.tradingSince),
    description: brand.tagline,
    logo: `${siteUrl}/icon-512.png`,
  };
}
