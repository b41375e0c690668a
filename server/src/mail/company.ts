import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Company details used in mails. */
export interface Company {
  name: string;
  phone: string;
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

export async function readCompany(): Promise<Company> {
  const { brand, phone, email } = v.parse(
    companySchema,
    JSON.parse(await readFile(fileURLToPath(companyFile), 'utf8')),
  );
  return {
    name: brand.name,
    phone: phone.display,
    salesEmail: email.sales,
    dealersEmail: email.dealers,
    privacyEmail: email.privacy,
  };
}
