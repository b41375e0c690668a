import {
  distributorLabels,
  type Enquiry,
  type EnquiryPayloads,
  pictureFromName,
} from '@elvora/catalogue/model';
import { formatPhone, pictureSource } from '@elvora/catalogue/operations';
import { DescriptionList, type DescriptionListItem } from '@elvora/design-system/DescriptionList';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { LineItemTable } from '@elvora/design-system/LineItemTable';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';

/** The submitted content of an enquiry, unchanged. */
export function EnquiryPayload({ enquiry, imageBase }: { enquiry: Enquiry; imageBase: string }) {
  switch (enquiry.kind) {
    case 'quote':
      return <QuoteItems imageBase={imageBase} items={enquiry.payload.items} />;
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
      return <DescriptionList items={applicationFields(enquiry.payload)} />;
    case 'newsletter':
      return <Text>{texts.enquiries.subscribed}</Text>;
  }
}

function QuoteItems({ items, imageBase }: { items: EnquiryPayloads['quote']['items']; imageBase: string }) {
  const { enquiries } = texts;
  return (
    <Stack gap="1">
      <Heading level={3} variant="heading5">
        {enquiries.itemCount(items.length)}
      </Heading>
      <LineItemTable
        items={items.map(({ name, image, quantity }) => ({
          name,
          quantity,
          source: image === '' ? null : pictureSource(pictureFromName(image), imageBase),
        }))}
        labels={{ product: enquiries.product, quantity: enquiries.quantity }}
      />
    </Stack>
  );
}

/** The application form's fields with their labels, in the order in which they were submitted. */
function applicationFields({ phoneCode, ...payload }: EnquiryPayloads['distributor']): DescriptionListItem[] {
  const { enquiries } = texts;
  const phone = formatPhone({ phone: payload.phone, phoneCode });
  return Object.entries({ ...payload, phone }).map(([field, value]) => ({
    term: hasLabel(field) ? distributorLabels[field] : (enquiries.otherFields[field] ?? field),
    description: typeof value === 'boolean' ? (value ? enquiries.yes : enquiries.no) : value,
  }));
}

const hasLabel = (field: string): field is keyof typeof distributorLabels => field in distributorLabels;
