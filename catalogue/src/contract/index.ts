export { categoryCreation, categoryMove, categoryUpdate, categoryWire } from './categoryFields.ts';
export type { CategoryChild } from './categorySchema.ts';
export { check, problemFields, type Checked, type Problem } from './check.ts';
export { contactForm } from './contactForm.ts';
export { ContractError } from './contractError.ts';
export { distributorForm } from './distributorForm.ts';
export { isBrowserEmail, isEmail } from './email.ts';
export { enquiryChange, type EnquiryPage } from './enquirySchema.ts';
export { errorText, readErrorAnswer, type ErrorAnswer } from './errorAnswer.ts';
export { errorLine, errorTexts } from './errorTexts.ts';
export { distributorFormOf, type FormTexts } from './formTexts.ts';
export { imageFileProblem, imageSizeLimit, type ImageFileProblem } from './imageFile.ts';
export {
  keys,
  productFlagFilters,
  productSorts,
  type CategoryDetailAddress,
  type ListOptions,
  type Paging,
  type ProductFlagFilter,
  type ProductListOptions,
  type ProductSort,
} from './keys.ts';
export { newsletterForm } from './newsletterForm.ts';
export { parseKey, type ParsedKey } from './parseKey.ts';
export { productFields, productWire, type WrittenProduct } from './productFields.ts';
export { productFlags, productFlagsWire, type WrittenFlags } from './productFlags.ts';
export { quoteForm } from './quoteForm.ts';
export { publicReaders, type Meaning, type PublicKind } from './publicReaders.ts';
export { readEnquiry, resources, type Resource } from './resources.ts';
export { passwordChange, passwordLength, staffAccountChange, staffAccountCreation } from './staffSchemas.ts';
export type { Page } from './wrappers.ts';
export { formPages, formPaths, writePaths, type DeletedChildren } from './writePaths.ts';
export { writeAnswers } from './writeAnswers.ts';
export { writeTexts } from './writeTexts.ts';
