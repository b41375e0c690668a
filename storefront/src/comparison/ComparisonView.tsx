import {
  type Comparison,
  type ComparedItem,
  comparisonSearch,
  maxCompared,
} from '@elvora/catalogue/contract';
import { drawingForName, mainPicture } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { CompareTable } from '@elvora/design-system/CompareTable';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconSearch } from '@elvora/design-system/Icon';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { ShareActions } from '@elvora/design-system/ShareActions';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { quoteForm } from '../quoteList/addToQuote.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import {
  comparisonTitle,
  type ComparisonItem,
  type ComparisonState,
  ignoredTexts,
  itemsOf,
} from './comparisonState.ts';
import * as styles from './ComparisonView.css.ts';

export interface ComparisonViewProps {
  state: ComparisonState;
  /** Publisher and date, for print. */
  printLines?: readonly string[];
  onAdd: (item: ComparisonItem, quantity: number) => void;
  onCopyLink: (items: readonly ComparisonItem[]) => void;
}

const breadcrumbs = [
  { label: 'Home', href: paths.home },
  { label: 'Products', href: paths.products() },
  { label: 'Compare' },
];

const compareHref = (items: readonly ComparedItem[]) => paths.compare(comparisonSearch(items));

/** Renders products or sizes side by side; every change is a link to another address. */
export function ComparisonView({ state, printLines, onAdd, onCopyLink }: ComparisonViewProps) {
  const items = state.status === 'ready' ? state.comparison.items : [];
  return (
    <>
      <PageHeader
        action={
          items.length > 0 && (
            <ShareActions
              labels={{ share: 'Copy link', print: 'Print' }}
              onPrint={() => window.print()}
              onShare={() => onCopyLink(items)}
            />
          )
        }
        breadcrumbs={breadcrumbs}
        printLines={printLines}
        title={comparisonTitle(items)}
      />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="3">
            {state.status === 'loading' && <p role="status">Comparing...</p>}
            {state.status === 'failed' && <ErrorPanel {...state.error} />}
            {state.status === 'ready' && <ReadyComparison comparison={state.comparison} onAdd={onAdd} />}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

interface ReadyComparisonProps extends Pick<ComparisonViewProps, 'onAdd'> {
  comparison: Comparison;
}

function ReadyComparison({ comparison, onAdd }: ReadyComparisonProps) {
  const { items, rows, ignored, typed } = comparison;
  const compared = itemsOf(items);
  return (
    <>
      {ignoredTexts(ignored).map((text) => (
        <Callout isStatus key={text} text={text} />
      ))}
      {typed && <TypedChoices compared={compared} typed={typed} />}
      {items.length === 0 ? (
        <EmptyState
          action={<AddForm comparison={comparison} />}
          drawing="search"
          headingLevel={2}
          text="Up to four products or sizes stand side by side. Type an ordering code, or tick sizes in a search or a category."
          title="Nothing to compare yet"
        />
      ) : (
        <CompareTable
          addSlot={items.length < maxCompared ? <AddForm comparison={comparison} /> : undefined}
          columns={items.map((item, at) => {
            const { product, code } = item;
            const { id, name, category } = product;
            return {
              key: `${id} ${code}`,
              title: code || name,
              ...(code === '' ? {} : { caption: name }),
              href: paths.product(id, code === '' ? {} : { size: code }),
              source: pictureSourceFor(mainPicture(product), 'thumb'),
              drawing: drawingForName(`${name} ${category}`),
              removeHref: compareHref(compared.filter((_, other) => other !== at)),
              addForm: quoteForm(product, code),
              onAdd: (quantity) => onAdd(item, quantity),
            };
          })}
          differences={shownRows(rows, items.length === 1 ? () => true : ({ isEqual }) => !isEqual)}
          equal={shownRows(rows, items.length === 1 ? () => false : ({ isEqual }) => isEqual)}
          label="Comparison"
          note="Up to four products or sizes. The address of this page keeps the selection."
        />
      )}
      {items.length === 1 && <Text tone="muted">Add another product or size to see how they differ.</Text>}
    </>
  );
}

type Row = Comparison['rows'][number];

const shownRows = (rows: readonly Row[], isShown: (row: Row) => boolean) =>
  rows.filter(isShown).map(({ name, unit, cells }) => ({
    name,
    unit,
    cells: cells.map((cell) => cell && { text: cell.text, note: cell.header, difference: cell.difference }),
  }));

interface TypedChoicesProps {
  typed: NonNullable<Comparison['typed']>;
  compared: readonly ComparedItem[];
}

/** Suggestions for a text that does not identify one item; a link to the search if there are none. */
function TypedChoices({ typed: { text, choices }, compared }: TypedChoicesProps) {
  return (
    <Callout
      action={
        <Stack align="start" gap="1">
          {choices.map((choice) => (
            <Link
              href={compareHref([...compared, choice])}
              isNofollow
              isStandalone
              key={`${choice.productId} ${choice.code}`}
            >
              {[choice.code, choice.product, choice.details].filter((part) => part !== '').join(', ')}
            </Link>
          ))}
          <Link href={paths.search({ query: text })} isNofollow isStandalone>
            {`Search for “${text}”`}
          </Link>
        </Stack>
      }
      headingLevel={2}
      isStatus
      text={
        choices.length > 0
          ? 'Choose what to add to the comparison.'
          : 'No ordering code or product has this name.'
      }
      title={choices.length > 0 ? `“${text}” may mean` : `“${text}” was not found`}
    />
  );
}

/** Adds a product or size through the address, so that it works without script. */
function AddForm({ comparison: { items, suggestions } }: { comparison: Comparison }) {
  const compared = itemsOf(items);
  return (
    <div className={styles.add}>
      <form action={paths.compare()} method="get">
        {[...new URLSearchParams(comparisonSearch(compared))].map(([name, value]) => (
          <input key={value} name={name} type="hidden" value={value} />
        ))}
        <TextField
          action={
            <Button tone="secondary" type="submit">
              Add
            </Button>
          }
          autoComplete="off"
          enterKeyHint="go"
          icon={IconSearch}
          label="Code or name"
          name="add"
          type="search"
        />
      </form>
      {suggestions.length > 0 && (
        <Text tone="muted" variant="caption">
          {'From this product: '}
          {suggestions.map((item, at) => (
            <span key={item.code}>
              {at > 0 && ', '}
              <Link href={compareHref([...compared, item])} isNofollow isUnderlined>
                {item.code}
              </Link>
            </span>
          ))}
        </Text>
      )}
    </div>
  );
}
