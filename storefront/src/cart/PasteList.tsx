import { validationTexts } from '@elvora/catalogue/contract';
import { maxQuoteLines, type QuoteArticle, type ResolvedQuoteLine } from '@elvora/catalogue/model';
import { countPastedLines, readPastedLines } from '@elvora/catalogue/operations';
import { PasteListDialog, type PasteListEntry } from '@elvora/design-system/PasteListDialog';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import { quoteCart } from '../quoteCart/quoteCart.ts';
import { excessLines, mergeEntries } from '../quoteCart/quoteListOps.ts';
import {
  articleName,
  isToBeAdded,
  previewEntries,
  type PreviewRow,
  previewRows,
  textToChoose,
  unknownTexts,
} from './pastePreviewOps.ts';
import { readListFile } from './readListFile.ts';
import { resolveLines } from './resolveLines.ts';

/** Typing pauses this long before the server is asked. */
const typingMs = 200;

export interface PasteListProps {
  onClose: () => void;
}

/** Adds a pasted list after it was looked up. */
export function PasteList({ onClose }: PasteListProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuoteArticle>>(new Map());
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const lineCount = useMemo(() => countPastedLines(text), [text]);
  const isTooLong = lineCount > maxQuoteLines;
  const lines = useMemo(() => (isTooLong ? [] : readPastedLines(text)), [isTooLong, text]);
  const { resolved, hasFailed, retry } = useResolvedTexts(lines);
  const rows = useMemo(
    () => previewRows({ lines, resolved, chosen, quantities }),
    [lines, resolved, chosen, quantities],
  );
  const added = useMemo(() => previewEntries(rows), [rows]);
  const excess = excessLines(quoteCart.current(), added);
  const toChoose = rows.filter(({ state }) => state === 'choose').length;
  const open = rows.filter((row) => !isToBeAdded(row));

  const problem = isTooLong
    ? tooLong(lineCount)
    : excess !== null
      ? tooLong(excess)
      : fileProblem !== null
        ? { title: 'This file cannot be read', text: fileProblem }
        : hasFailed
          ? { title: 'Something went wrong', text: 'The lines could not be looked up.', onRetry: retry }
          : undefined;

  const changeText = (next: string) => {
    setFileProblem(null);
    setText(next);
  };
  const add = () => {
    quoteCart.set(mergeEntries(quoteCart.current(), added));
    const rest = textToChoose(text, rows);
    if (rest === '') return onClose();
    // They belong to the lines that were added.
    setQuantities(new Map());
    setChosen(new Map());
    setAsking(false);
    return changeText(rest);
  };
  const close = () => {
    // The text would be lost.
    if (text.trim() !== '' && !isAsking) setAsking(true);
    else onClose();
  };
  const readFile = async (file: File) => {
    const read = await readListFile(file);
    if (read.status === 'failed') setFileProblem(read.problem);
    else changeText(read.text);
  };
  const changeQuantity = useCallback(
    (id: string, quantity: number) => setQuantities((known) => new Map(known).set(id, quantity)),
    [],
  );
  const choose = useCallback(
    (id: string, choiceId: string) => {
      const article = rows
        .find(({ key }) => key === id)
        ?.choices.find((choice) => articleId(choice) === choiceId);
      if (article) setChosen((known) => new Map(known).set(id, article));
    },
    [rows],
  );
  const entries = useMemo(() => rows.map(toEntry), [rows]);
  return (
    <PasteListDialog
      addCount={added.length}
      entries={entries}
      isOpen
      labels={isAsking ? { cancel: 'Close without them' } : {}}
      lineCount={lineCount}
      note={isAsking ? 'These lines are not on the list yet. Close anyway?' : noteText(toChoose, open)}
      onAdd={add}
      onChoose={choose}
      onClose={close}
      onFileSelect={(file) => void readFile(file)}
      onQuantityChange={changeQuantity}
      onTextChange={(next) => {
        setAsking(false);
        changeText(next);
      }}
      problem={problem}
      text={text}
    />
  );
}

const tooLong = (count: number) => ({
  title: `${count.toLocaleString('en-IN')} lines are more than a list holds`,
  text: `${validationTexts.quoteTooLong(count)}. Nothing was added. Paste it in parts.`,
});

const noteText = (toChoose: number, open: readonly PreviewRow[]) =>
  toChoose === 0 || open.length === 0
    ? 'Nothing is dropped.'
    : `${open.length === 1 ? `Line ${open[0]?.lineNumbers[0]} stays` : `${open.length} lines stay`} here until you choose. Nothing is dropped.`;

const articleId = ({ productId, code }: QuoteArticle) => `${productId} ${code}`;

const toChoice = (article: QuoteArticle) => ({
  id: articleId(article),
  code: articleName(article),
  name: article.code === '' ? '' : article.product,
  details: article.details,
});

function toEntry({ key, article, choices, state, ...row }: PreviewRow): PasteListEntry {
  return {
    ...row,
    id: key,
    state,
    ...(state === 'found' && article ? { article: toChoice(article) } : {}),
    ...(state === 'choose' ? { choices: choices.map(toChoice) } : {}),
    ...(state === 'choose' && article ? { chosenId: articleId(article) } : {}),
  };
}

/** Looks up the texts of the lines, each once, when typing pauses. */
function useResolvedTexts(lines: ReturnType<typeof readPastedLines>) {
  const loadApiClient = useApiClient();
  const [resolved, setResolved] = useState<ReadonlyMap<string, ResolvedQuoteLine>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function lookUpTexts() {
      const texts = unknownTexts(lines, resolved);
      if (texts.length === 0) return undefined;
      let isOutdated = false;
      const keep = (answers: readonly ResolvedQuoteLine[]) => {
        setFailed(false);
        const entries = texts.map((text, at) => [text, answers[at] ?? none] as const);
        setResolved((known) => new Map([...known, ...entries]));
      };
      const fail = (error: unknown) => {
        console.warn('The lines could not be looked up.', error);
        if (!isOutdated) setFailed(true);
      };
      const timer = setTimeout(() => {
        const queries = texts.map((text) => ({ text, productId: 0 }));
        resolveLines(loadApiClient, queries).then(keep, fail);
      }, typingMs);
      return () => {
        isOutdated = true;
        clearTimeout(timer);
      };
    },
    [attempt, lines, resolved, loadApiClient],
  );
  return { resolved, hasFailed, retry: () => setAttempt((count) => count + 1) };
}

const none: ResolvedQuoteLine = { isExact: false, articles: [] };
