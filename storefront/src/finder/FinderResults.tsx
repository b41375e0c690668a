import type { FinderResult } from '@elvora/catalogue/contract';
import { drawingForName, mainPicture, pluralise } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { Heading } from '@elvora/design-system/Heading';
import { IconCopy } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { ProductCard } from '@elvora/design-system/ProductCard';
import { SizeTable } from '@elvora/design-system/SizeTable';
import { Text } from '@elvora/design-system/Text';
import { addToQuote, quoteForm } from '../quoteList/addToQuote.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { copyTable } from './copiedTable.ts';
import type { FinderHrefs } from './finderAddress.ts';
import * as styles from './FinderSection.css.ts';
import { type AddSize, listedSizes, sizeColumns } from './sizeTables.ts';
import { useCompareForm } from './useCompareForm.ts';

type Group = FinderResult['groups'][number];

interface FinderCardsProps {
  groups: readonly Group[];
  /** Name of the list of products without types. */
  label: string;
  /** Number of cards on the first screen, whose pictures load eagerly. */
  eagerCardCount: number;
}

/** A page of products as wide cards, one list per type. */
export function FinderCards({ groups, label, eagerCardCount }: FinderCardsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, productCount, sizeCount, products }, index) => (
        <div className={styles.group} key={name}>
          {name !== '' && (
            <div className={styles.groupHeader}>
              <Heading level={3} variant="heading4">
                <Link href={paths.category(typePath(products, name))} tone="inherit">
                  {name}
                </Link>
              </Heading>
              <Text tone="muted" variant="caption">
                {countText(productCount, sizeCount)}
              </Text>
            </div>
          )}
          <CardGrid label={name === '' ? label : `Products of ${name}`} maxColumns={2}>
            {products.map(({ product }, at) => (
              <ProductCard
                addForm={quoteForm(product)}
                drawing={drawingForName(`${product.name} ${product.category}`)}
                facts={product.sizeSummary}
                headingLevel={name === '' ? 3 : 4}
                href={paths.product(product.id)}
                isBestseller={product.isBestseller}
                isTrending={product.isTrending}
                isWide
                key={product.id}
                name={product.name}
                onAdd={() => addToQuote(product)}
                priority={index === 0 && at < eagerCardCount}
                sizes="148px"
                source={pictureSourceFor(mainPicture(product), 'thumb')}
              />
            ))}
          </CardGrid>
        </div>
      ))}
    </div>
  );
}

/** Category path of a type: the path of its products up to its name. */
function typePath(products: Group['products'], name: string): readonly string[] {
  const path = products[0]?.product.categoryPath ?? [];
  const at = path.indexOf(name);
  return at === -1 ? [name] : path.slice(0, at + 1);
}

interface FinderTableProps {
  result: FinderResult;
  hrefs: FinderHrefs;
  label: string;
  onAddSize: AddSize;
}

/** A page of sizes as one list, sorted by a column. */
export function FinderTable({ result, hrefs, label, onAddSize }: FinderTableProps) {
  const sizes = result.rows.map(({ size }) => size);
  return (
    <Stack gap="1">
      <div className={styles.copy}>
        <Button icon={IconCopy} onPress={() => void copyTable(result)} size="sm" tone="secondary">
          Copy table
        </Button>
      </div>
      <SizeTable
        compare={useCompareForm()}
        columns={sizeColumns(result.columns, sizes, hrefs)}
        groups={[{ key: 'sizes', rows: listedSizes(result, onAddSize) }]}
        label={label}
      />
    </Stack>
  );
}

export const countText = (products: number, sizes: number) =>
  [
    pluralise(products, 'product', 'products'),
    ...(sizes > 0 ? [pluralise(sizes, 'size', 'sizes')] : []),
  ].join(', ');

/** States how many of the searched products and sizes match. */
export function totalsText({ products, ofProducts, sizes, ofSizes }: FinderResult['totals']): string {
  if (products === ofProducts && sizes === ofSizes) return countText(products, sizes);
  const productText = `${products} of ${pluralise(ofProducts, 'product', 'products')}`;
  return ofSizes === 0 ? productText : `${productText}, ${sizes} of ${pluralise(ofSizes, 'size', 'sizes')}`;
}
