import type { SearchTrial, TrialPart } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Stack } from '@elvora/design-system/layout';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { Panel, PanelBody } from '@elvora/design-system/Panel';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { texts } from '../texts.ts';

export type SearchTrialState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  /** Null while the search is being loaded. */
  | { status: 'ready'; trial: SearchTrial | null };

export interface SearchTrialPanelProps {
  /** The query being explained. */
  query: string;
  state: SearchTrialState;
  onTry: (query: string) => void;
}

/** A field for a query, and how the search interprets it. */
export function SearchTrialPanel({ query, state, onTry }: SearchTrialPanelProps) {
  const { trial } = texts.search;
  return (
    <Panel title={trial.heading}>
      <PanelBody>
        <Stack gap="2">
          <Text tone="soft">{trial.lead}</Text>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const typed = new FormData(event.currentTarget).get('query');
              onTry(typeof typed === 'string' ? typed.trim() : '');
            }}
          >
            <TextField
              action={
                <Button tone="secondary" type="submit">
                  {trial.submit}
                </Button>
              }
              autoComplete="off"
              defaultValue={query}
              isLabelHidden
              key={query}
              label={trial.query}
              maxLength={200}
              name="query"
              type="search"
            />
          </form>
          <div aria-live="polite">
            <TrialResult state={state} />
          </div>
        </Stack>
      </PanelBody>
    </Panel>
  );
}

function TrialResult({ state }: { state: SearchTrialState }) {
  const { trial: trialTexts } = texts.search;
  switch (state.status) {
    case 'idle':
      return null;
    case 'loading':
      return <LoadingStatus text={trialTexts.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={state.onRetry} title={state.message} />;
    case 'ready':
      return state.trial ? <Understood trial={state.trial} /> : <Text>{trialTexts.notReady}</Text>;
  }
}

function Understood({ trial }: { trial: SearchTrial }) {
  const { parts, didYouMean, products, sizes, leftOut, answers } = trial;
  const { trial: trialTexts } = texts.search;
  return (
    <Stack gap="2">
      <RowList label={trialTexts.understood}>
        {parts.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a query may contain a word twice
          <RowListItem
            badges={<PartChip part={part} />}
            facts={part.meanings.join(', ')}
            key={at}
            name={part.text}
          />
        ))}
      </RowList>
      {didYouMean !== null && <Text>{trialTexts.corrected(didYouMean)}</Text>}
      {leftOut !== '' && <Text>{trialTexts.leftOut(leftOut)}</Text>}
      <Text>{products === 0 ? trialTexts.nothing : trialTexts.found(sizes, products)}</Text>
      {answers.length > 0 && (
        <RowList isOrdered>
          {answers.map(({ productId, name, codes }) => (
            <RowListItem facts={codes.join(', ')} key={productId} name={name} />
          ))}
        </RowList>
      )}
    </Stack>
  );
}

function PartChip({ part: { kind } }: { part: TrialPart }) {
  const isUnknown = kind === 'unknown';
  return (
    <Chip hasDot={isUnknown} tone={isUnknown ? 'warning' : kind === 'word' ? 'neutral' : 'brand'}>
      {texts.search.trial.kinds[kind]}
    </Chip>
  );
}
