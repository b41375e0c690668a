import type { BrowserContext, Locator, Page } from '@playwright/test';
import { lastListKey, parseLastList } from '../storefront/src/quoteList/lastList.ts';
import { waitForHydration } from './support.ts';

export type Input = 'mouse' | 'keyboard' | 'touch';

export interface VisitResult {
  /** Codes on the list after all buttons have been pressed. */
  listed: readonly string[];
  /** Buttons pressed, by input. */
  pressed: Readonly<Partial<Record<Input, number>>>;
  /** Layout of the table and its codes; empty when the page could not be opened. */
  shape: string;
  /** Errors, with the cell of the button. */
  failures: readonly string[];
}

interface VisitOptions {
  /** Address of the product. */
  url: string;
  /** Inputs, which alternate from size to size. */
  inputs: readonly Input[];
  /** Codes that the list should hold at the end. */
  expected: ReadonlySet<string>;
}

/** Cell of a code's button; `row` is null in the header row. */
interface CodeButton {
  row: string | null;
  column: string;
}

/** Timeouts for a press and for storing the last line. */
const actionMs = 15_000;
const storeMs = 5_000;

/** Stops after this many failures: a broken product would take hours. */
const maxFailures = 3;

/** Opens a product, adds each of its sizes by the button of its code, and reads the list. */
export async function visitProduct(
  context: BrowserContext,
  { url, inputs, expected }: VisitOptions,
): Promise<VisitResult> {
  const page = await context.newPage();
  page.setDefaultTimeout(actionMs);
  const pressed: Partial<Record<Input, number>> = {};
  const failures: string[] = [];
  let listed: readonly string[] = [];
  let shape = '';
  try {
    // The list is stored for all tabs of the context, and a new tab offers the last one.
    await page.addInitScript(() => localStorage.clear());
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await hideToasts(page);
    const showAll = page.getByRole('button', { name: 'Show all', exact: true });
    if (await showAll.isVisible()) await showAll.click();
    const buttons = await readButtons(page);
    shape = await readShape(page, buttons);
    for (const [at, button] of buttons.entries()) {
      const input = inputs[at % inputs.length] ?? 'mouse';
      try {
        await addSize(page, button, input);
        pressed[input] = (pressed[input] ?? 0) + 1;
      } catch (cause) {
        failures.push(`row ${button.row}, column ${button.column}, ${input}: ${firstLine(cause)}`);
        if (failures.length >= maxFailures) break;
      }
    }
    listed = await readListedCodes(page, expected.size);
  } catch (cause) {
    failures.push(firstLine(cause));
  } finally {
    await page.close();
  }
  return { listed, pressed, shape, failures };
}

const firstLine = (cause: unknown) => String(cause).split('\n')[0] ?? '';

/** Hides toasts, which would cover the buttons of the next codes. A constructed style sheet passes the content security policy. */
async function hideToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-component="Toaster"] { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });
}

const readButtons = (page: Page): Promise<CodeButton[]> =>
  page.locator('[data-part="addSize"]').evaluateAll((elements) =>
    elements.map((element) => ({
      row: element.closest('[data-row]')?.getAttribute('data-row') ?? null,
      column: element.getAttribute('data-column') ?? '',
    })),
  );

/** Describes what makes the buttons of a table work differently: 'first column, pages, sheet on phones'. */
async function readShape(page: Page, buttons: readonly CodeButton[]): Promise<string> {
  if (buttons.length === 0) return 'no codes';
  const columns = new Set(buttons.map(({ column }) => column));
  const inRows = new Set(buttons.map(({ row }) => row));
  const place = inRows.has(null)
    ? 'titles'
    : buttons.length > inRows.size
      ? 'several columns'
      : columns.size > 1
        ? 'changing column'
        : columns.has('0')
          ? 'first column'
          : 'other column';
  const { columnCount, rowCount } = await page
    .locator('[data-component="SpecTable"] table')
    .first()
    .evaluate((table) => ({
      columnCount: table.querySelectorAll('thead th').length,
      rowCount: table.querySelectorAll('tbody tr').length,
    }));
  const rows = rowCount === 1 ? 'one row' : rowCount > 24 ? 'pages' : 'rows';
  return `${place}, ${rows}, ${columnCount > 10 ? 'many columns' : columnCount > 4 ? 'columns' : 'few columns'}`;
}

/** Presses the button of a code, then that of the quantity it opens; the keyboard adds from the quantity. */
async function addSize(page: Page, { row, column }: CodeButton, input: Input): Promise<void> {
  const rowSelector = row === null ? 'thead' : `[data-row="${row}"]`;
  const code = page.locator(`${rowSelector} [data-part="addSize"][data-column="${column}"]`);
  await press(code.filter({ visible: true }), input);
  if (input === 'keyboard') {
    await page.locator('[data-part="sizeForm"] input:focus').press('Enter');
    return;
  }
  const sheet = page.locator('[data-part="sheet"]');
  const form = page.locator('[data-part="sizeForm"]').or(sheet);
  await press(form.getByRole('button', { name: 'Add To Quote', exact: true }), input);
  if (!(await sheet.isVisible())) return;
  await press(sheet.getByRole('button', { name: 'Close', exact: true }), input);
  await sheet.waitFor({ state: 'detached' });
}

async function press(button: Locator, input: Input): Promise<void> {
  // Scrolls the button clear of fixed bars at the edges of the screen, like a visitor.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
  if (input === 'keyboard') await button.press('Enter');
  else if (input === 'touch') await button.tap();
  else await button.click();
}

/** Reads the codes of the list from the browser's storage, which is written after the press. */
async function readListedCodes(page: Page, count: number): Promise<string[]> {
  const end = performance.now() + storeMs;
  let codes: string[] = [];
  do {
    const stored = await page.evaluate((key) => localStorage.getItem(key), lastListKey);
    codes = (parseLastList(stored, Date.now())?.lines ?? []).map(({ code }) => code);
    if (codes.length >= count) break;
    await page.waitForTimeout(50);
  } while (performance.now() < end);
  return codes;
}
