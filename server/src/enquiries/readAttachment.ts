import { readFile } from 'node:fs/promises';
import { maxAttachmentBytes, type QuoteAttachment } from '@elvora/catalogue/model';
import { validationTexts } from '@elvora/catalogue/contract';
import { validationError } from '../http/httpErrors.ts';
import type { MultipartFormOptions, UploadedFile } from '../http/multipartForms.ts';
import { attachmentName, attachmentType } from './attachmentType.ts';

/** A file attached to a quote request. */
export interface Attachment extends QuoteAttachment {
  content: Buffer;
  /** SHA-256. */
  hash: string;
}

/** Field of the file in forms. */
export const attachmentField = 'attachment';

/** How a form with an attachment is parsed. */
export const attachmentForm = {
  field: attachmentField,
  maxFiles: 1,
  texts: {
    tooLarge: validationTexts.attachmentUnknown,
    tooMany: () => 'Send one file at most',
  },
} satisfies Omit<MultipartFormOptions, 'folder'>;

/** Reads an uploaded file; null without one. Throws a validation error for an unsupported type. */
export async function readAttachment(file: UploadedFile | undefined): Promise<Attachment | null> {
  if (!file) return null;
  const content = await readFile(file.path);
  const type = attachmentType(content);
  if (type === null || content.length > maxAttachmentBytes)
    throw validationError([{ field: attachmentField, text: validationTexts.attachmentUnknown }]);
  return { name: attachmentName(file.name, type), type, size: content.length, content, hash: file.hash };
}
