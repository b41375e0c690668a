export { ContractError, errorText, type CategoryChild, type Page } from './answers.ts';
export { errorTexts } from './errorTexts.ts';
export { keys, type CategoryDetailAddress, type ListOptions, type Paging } from './keys.ts';
export { resources, type Resource } from './resources.ts';
