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
  // @ts-expect-error the type argument is required
  dataResponse([product]),
  // @ts-expect-error the type argument is required
  okResponse([product]),
  // @ts-expect-error misspelt token name
  dataResponse<ProductResponse>({ ...product, category_nmae: 'Relays' }),
];

export const rejectsMissingFields = () => [
  dataResponse<ProductCardResponse[]>([withoutDescription]),
  // @ts-expect-error the description is missing
  dataResponse<ProductResponse[]>([withoutDescription]),
  // @ts-expect-error the number of subcategories is missing
  dataResponse<CategoryResponse[]>([withoutCount]),
  // @ts-expect-error the date is missing
  dataBody<EnquiryEntryResponse[]>([withoutDate]),
  // @ts-expect-error the role is missing
  dataBody<StaffAccountResponse>({ id: 1, userName: 'meera', isDisabled: false }),
];

export const rejectsOtherTypesAndNames = () => [
  // @ts-expect-error a number, not a string
  dataResponse<ProductResponse>({ ...product, id: '1' }),
  // @ts-expect-error misspelt property
  dataBody<SessionResponse>({ username: 'meera', role: 'editor' }),
  dataResponse<HistoryResponse>([
    // @ts-expect-error unknown action
    { id: 1, at: '', by: null, action: 'renamed', changes: [] },
  ]),
];

export const typesErrors = () => {
  // @ts-expect-error the message is missing
  const body: ErrorResponseBody = { success: false, error: 'Too late' };
  // @ts-expect-error misspelt property
  const error = new HttpError(412, 'Too late', { extra: { curent: null } });
  return [body, error];
};
