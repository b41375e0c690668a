import {
  distributorLabels,
  type Enquiry,
  type EnquiryPayloads,
  pictureFromName,
} from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { Picture } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';
import * as styles from './EnquiryPayload.css.ts';

/** What was sent, as it was sent. */
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
      return <DistributorFields answers={enquiry.payload} />;
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.headerCell} scope="col">
              {enquiries.product}
            </th>
            <th className={`${styles.headerCell} ${styles.number}`} scope="col">
              {enquiries.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, image, quantity }, index) => (
            // The same product may stand in two lines: their order is their identity.
            <tr key={index}>
              <td className={styles.cell}>
                <span className={styles.product}>
                  <span className={styles.thumb}>
                    <Picture
                      alt=""
                      sizes="40px"
                      source={image === '' ? null : pictureSource(pictureFromName(image), imageBase)}
                    />
                  </span>
                  {name}
                </span>
              </td>
              <td className={`${styles.cell} ${styles.number}`}>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

const hasLabel = (field: string): field is keyof typeof distributorLabels => field in distributorLabels;

function DistributorFields({ answers }: { answers: EnquiryPayloads['distributor'] }) {
  const { enquiries } = texts;
  return (
    <dl className={styles.fields}>
      {Object.entries(answers).map(([field, value]) => (
        <div className={styles.field} key={field}>
          <dt className={styles.term}>
            {hasLabel(field) ? distributorLabels[field] : (enquiries.otherFields[field] ?? field)}
          </dt>
          <dd className={styles.value}>
            {typeof value === 'boolean' ? (value ? enquiries.yes : enquiries.no) : value || '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
