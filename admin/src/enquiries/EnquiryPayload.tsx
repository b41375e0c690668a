import { type Enquiry, type EnquiryPayloads, pictureFromName } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { DescriptionList } from '@elvora/design-system/DescriptionList';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { LineItemTable } from '@elvora/design-system/LineItemTable';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';
import { mailHref, phoneHref } from './enquiryMail.ts';
import { applicationFields, attachmentLabel, quoteDetails } from './enquiryText.ts';

interface EnquiryPayloadProps {
  enquiry: Enquiry;
  imageBase: string;
  /** Download of the enquiry's file. */
  attachmentHref: string;
}

/** The submitted content of an enquiry, unchanged. */
export function EnquiryPayload({ enquiry, imageBase, attachmentHref }: EnquiryPayloadProps) {
  switch (enquiry.kind) {
    case 'quote':
      return (
        <Stack gap="3">
          <QuoteDetails attachmentHref={attachmentHref} payload={enquiry.payload} />
          <QuoteItems imageBase={imageBase} items={enquiry.payload.items} />
        </Stack>
      );
    case 'contact':
      return (
        <Stack gap="1">
          {enquiry.payload.subject !== '' && (
            <Heading level={3} variant="heading5">
              {enquiry.payload.subject}
            </Heading>
          )}
          <Text preservesLineBreaks>{enquiry.payload.message}</Text>
        </Stack>
      );
    case 'distributor':
      return (
        <DescriptionList
          items={applicationFields(enquiry.payload).map(({ name, label, value }) => ({
            term: label,
            description: value,
            href: contactHref(name, value),
          }))}
        />
      );
    case 'newsletter':
      return <Text>{texts.enquiries.subscribed}</Text>;
  }
}

interface QuoteDetailsProps {
  payload: EnquiryPayloads['quote'];
  attachmentHref: string;
}

function QuoteDetails({ payload, attachmentHref }: QuoteDetailsProps) {
  const file = attachmentLabel(payload);
  const details = [
    ...quoteDetails(payload).map(({ label, value }) => ({ term: label, description: value })),
    ...(file === null ? [] : [{ term: texts.enquiries.attachment, description: file, href: attachmentHref }]),
  ];
  return details.length === 0 ? null : <DescriptionList items={details} />;
}

function QuoteItems({ items, imageBase }: { items: EnquiryPayloads['quote']['items']; imageBase: string }) {
  const { enquiries } = texts;
  return (
    <Stack gap="1">
      <Heading level={3} variant="heading5">
        {enquiries.itemCount(items.length)}
      </Heading>
      <LineItemTable
        items={items.map(({ product, code, variant, pack, note, image, quantity }) => ({
          name: product,
          code,
          details: [variant, pack].filter((text) => text !== ''),
          note,
          quantity,
          source: image === '' ? null : pictureSource(pictureFromName(image), imageBase),
        }))}
        labels={{ product: enquiries.product, code: enquiries.code, quantity: enquiries.quantity }}
      />
    </Stack>
  );
}

/** Returns the `mailto:` or `tel:` link of a field, if it has one. */
function contactHref(field: string, value: string): string | undefined {
  if (value === '') return undefined;
  if (field === 'email') return mailHref(value);
  return field === 'phone' ? (phoneHref(value) ?? undefined) : undefined;
}
