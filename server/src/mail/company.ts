import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** What mail needs of the company's own texts. */
export interface Company {
  name: string;
  phone: string;
  /** Where quotes and messages go. */
  salesEmail: string;
  /** Where applications of dealers go. */
  dealersEmail: string;
  privacyEmail: string;
}

const companySchema = v.object({
  brand: v.object({ name: v.string() }),
  phone: v.object({ display: v.string() }),
  email: v.object({ sales: v.string(), dealers: v.string(), privacy: v.string() }),
});

/** The file in which a company puts in its own name and addresses. */
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
