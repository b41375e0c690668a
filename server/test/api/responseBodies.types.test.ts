import type {
  CategoryResponse,
  EnquiryEntryResponse,
  ErrorResponseBody,
  HistoryResponse,
  ProductCardResponse,
  ProductResponse,
  SessionResponse,
  StaffAccountResponse,
} from '@elvora/catalogue/contract';
import { dataBody, dataResponse, okResponse } from '../../src/http/apiResponse.ts';
import { HttpError } from '../../src/http/httpErrors.ts';

declare const product: ProductResponse;
declare const category: CategoryResponse;
declare const enquiry: EnquiryEntryResponse;
const { description: _description, ...withoutDescription } = product;
const { subcategory_count: _count, ...withoutCount } = category;
const { receivedAt: _receivedAt, ...withoutDate } = enquiry;

export const requiresTheTypeOfTheData = () => [
  dataResponse<ProductResponse[]>([product]),
  // @ts-expect-error without a type argument nothing is checked
  dataResponse([product]),
  // @ts-expect-error without a type argument nothing is checked
  okResponse([product]),
  // @ts-expect-error a misspelt member of the contract
  dataResponse<ProductResponse>({ ...product, category_nmae: 'Relays' }),
];

export const rejectsMissingFields = () => [
  dataResponse<ProductCardResponse[]>([withoutDescription]),
  // @ts-expect-error a product without its description
  dataResponse<ProductResponse[]>([withoutDescription]),
  // @ts-expect-error a category without its number of subcategories
  dataResponse<CategoryResponse[]>([withoutCount]),
  // @ts-expect-error an enquiry without its date
  dataBody<EnquiryEntryResponse[]>([withoutDate]),
  // @ts-expect-error an account without its role
  dataBody<StaffAccountResponse>({ id: 1, userName: 'meera', isDisabled: false }),
];

export const rejectsOtherTypesAndNames = () => [
  // @ts-expect-error a number as text
  dataResponse<ProductResponse>({ ...product, id: '1' }),
  // @ts-expect-error a misspelt member
  dataBody<SessionResponse>({ username: 'meera', role: 'editor' }),
  dataResponse<HistoryResponse>([
    // @ts-expect-error no such action
    { id: 1, at: '', by: null, action: 'renamed', changes: [] },
  ]),
];

export const typesErrors = () => {
  // @ts-expect-error an error without its message
  const body: ErrorResponseBody = { success: false, error: 'Too late' };
  // @ts-expect-error a misspelt member
  const error = new HttpError(412, 'Too late', { extra: { curent: null } });
  return [body, error];
};
