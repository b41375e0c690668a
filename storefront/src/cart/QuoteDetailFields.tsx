import { type FormFieldValues, validationTexts } from '@elvora/catalogue/contract';
import { maxAttachmentBytes, quoteDetailLabels, type QuoteDetailField } from '@elvora/catalogue/model';
import { formatWantedDate } from '@elvora/catalogue/operations';
import { FieldPair } from '@elvora/design-system/FormSection';
import { Select } from '@elvora/design-system/Select';
import { TextArea } from '@elvora/design-system/TextArea';
import { TextField } from '@elvora/design-system/TextField';
import { readFormValues } from '../forms/readFormValues.ts';
import { regionOptions } from './regionOptions.ts';

export interface QuoteDetailFieldsProps {
  /** Values of a form that was posted without script. */
  values?: FormFieldValues;
  /** Messages by field. */
  errors?: FormFieldValues;
}

const attachmentField = 'attachment';
const acceptedFiles = '.pdf,.xlsx,.csv,.png,.jpg,.jpeg';

/** Optional fields of a quote request, besides the two specified ones. */
export function QuoteDetailFields({ values = {}, errors = {} }: QuoteDetailFieldsProps) {
  const field = (name: QuoteDetailField) => ({
    defaultValue: values[name] ?? '',
    error: errors[name],
    id: `cart-${name}`,
    isOptional: true,
    label: quoteDetailLabels[name],
    name,
  });
  return (
    <>
      <FieldPair>
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('name')} autoComplete="name" />
      </FieldPair>
      <FieldPair>
        <Select
          {...field('region')}
          autoComplete="address-level1"
          options={regionOptions(values.region)}
          placeholder="Choose a state"
        />
        <TextField {...field('wantedDate')} type="date" />
      </FieldPair>
      <TextArea {...field('note')} />
      <TextField
        accept={acceptedFiles}
        error={errors[attachmentField]}
        hint="PDF, XLSX, CSV or picture, up to 10 MB"
        id="cart-attachment"
        isOptional
        label="Attachment"
        name={attachmentField}
        type="file"
      />
    </>
  );
}

/** Reads the optional fields of the form. */
export function readQuoteDetails(form: HTMLFormElement) {
  const values = readFormValues(form);
  const details = Object.fromEntries(
    Object.keys(quoteDetailLabels).map((name) => [name, values[name] ?? '']),
  ) as Record<QuoteDetailField, string>;
  const file = new FormData(form).get(attachmentField);
  return { details, attachment: file instanceof File && file.size > 0 ? file : null };
}

/** Returns the optional fields that were filled in, for the receipt. */
export function quoteDetailRows(
  details: Readonly<Record<QuoteDetailField, string>>,
  attachment: File | null,
) {
  const values = { ...details, wantedDate: details.wantedDate && formatWantedDate(details.wantedDate) };
  const rows = (Object.keys(quoteDetailLabels) as QuoteDetailField[])
    .filter((name) => values[name].trim() !== '')
    .map((name) => ({ label: quoteDetailLabels[name], value: values[name].trim() }));
  return attachment ? [...rows, { label: 'Attachment', value: attachment.name }] : rows;
}

/** Rejects a file over the limit before it is uploaded, which would take minutes on a slow connection. */
export const attachmentErrors = (file: File | null): FormFieldValues =>
  file && file.size > maxAttachmentBytes ? { [attachmentField]: validationTexts.attachmentUnknown } : {};
