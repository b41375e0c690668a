import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isPlaceholder } from '@elvora/catalogue/operations';
import * as v from 'valibot';

/** Company details used in mails. */
export interface Company {
  name: string;
  /** Null when it is a placeholder (D-62). */
  phone: string | null;
  /** Receives quote requests and messages. */
  salesEmail: string;
  /** Receives distributor applications. */
  dealersEmail: string;
  privacyEmail: string;
}

const companySchema = v.object({
  brand: v.object({ name: v.string() }),
  phone: v.object({ display: v.string() }),
  email: v.object({ sales: v.string(), dealers: v.string(), privacy: v.string() }),
});

/** Company details, shared with the storefront; edited for each deployment. */
const companyFile = new URL('../../../storefront/src/content/company.json', import.meta.url);

const readCompanyFile = async (): Promise<unknown> =>
  JSON.parse(await readFile(fileURLToPath(companyFile), 'utf8'));

export async function readCompany(): Promise<Company> {
  const { brand, phone, email } = v.parse(companySchema, await readCompanyFile());
  return {
    name: brand.name,
    phone: isPlaceholder(phone.display) ? null : phone.display,
    salesEmail: email.sales,
    dealersEmail: email.dealers,
    privacyEmail: email.privacy,
  };
}

/** Returns the placeholders and example values among the company details, with the names of their members. */
export async function companyPlaceholders(): Promise<{ place: string; text: string }[]> {
  const found: { place: string; text: string }[] = [];
  const collect = (place: string, value: unknown) => {
    if (typeof value === 'string' && isPlaceholder(value)) found.push({ place, text: value });
    if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((inner) => collect(place, inner));
  };
  for (const [name, value] of Object.entries(v.parse(v.looseObject({}), await readCompanyFile()))) {
    const place = `Company: ${name}`;
    collect(place, value);
    const isExample = v.is(v.looseObject({ placeholder: v.literal(true) }), value);
    if (isExample && !found.some((one) => one.place === place)) found.push({ place, text: 'Example value' });
  }
  return found;
}
