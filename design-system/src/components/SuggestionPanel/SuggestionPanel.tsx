import { useId } from 'react';
import { IconChevronRight, type IconComponent } from '../Icon/index.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import type { SuggestionPopup } from '../SearchField/index.ts';
import { HighlightedText, type HitText } from '../SizeTable/index.ts';
import { NonBreakingMeasures } from '../Text/index.ts';
import * as styles from './SuggestionPanel.css.ts';
import { type SuggestionPanelLabels, suggestionPanelLabels } from './suggestionPanelLabels.ts';

/** `choices` are buttons in a row, `sizes` lead with their code, `products` and `links` share a row on wide screens. */
export const suggestionLooks = ['choices', 'sizes', 'products', 'links'] as const;
export type SuggestionLook = (typeof suggestionLooks)[number];

export interface PanelSuggestion {
  href: string;
  /** Parts that match the typed text are marked. */
  name: HitText;
  /** Value of a choice: '25 A'. */
  value?: string;
  /** Second line: the product of a size. */
  detail?: HitText;
  /** Number of results: '3 sizes'. */
  count?: string;
  /** Picture of a size or a product; omit for an icon. */
  picture?: Pick<PictureProps, 'source' | 'drawing'>;
  icon?: IconComponent;
  /** Labelled values of a size; those matching the query are highlighted. */
  figures?: readonly { name: string; text: string; isMatch: boolean }[];
}

export interface SuggestionGroup {
  title: string;
  look: SuggestionLook;
  /** At least one. */
  suggestions: readonly PanelSuggestion[];
}

export interface SuggestionPanelProps {
  /** In the order of their looks. */
  groups: readonly SuggestionGroup[];
  /** The last option, which leads to all results. */
  all: { label: string; href: string };
  /** Props from the field that the popup belongs to. */
  popup: SuggestionPopup;
  labels?: Partial<SuggestionPanelLabels>;
}

/** Number of options of a panel, for its field. */
export const countOptions = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((sum, { suggestions }) => sum + suggestions.length, 1);

/** Suggestions while typing, by kind; one list for the arrow keys and for screen readers (APG combobox). */
export function SuggestionPanel({ groups, all, popup, ...props }: SuggestionPanelProps) {
  const labels = { ...suggestionPanelLabels, ...props.labels };
  const firstOf = (group: SuggestionGroup) => countOptions(groups.slice(0, groups.indexOf(group))) - 1;
  const groupsOf = (...looks: SuggestionLook[]) =>
    groups
      .filter(({ look }) => looks.includes(look))
      .map((group) => (
        <Group group={group} key={group.title} optionProps={(at) => popup.optionProps(firstOf(group) + at)} />
      ));
  const columns = [groupsOf('products'), groupsOf('links')].filter((column) => column.length > 0);
  return (
    <div
      {...popup.listProps}
      className={`${styles.root} ${popup.isFullScreen ? styles.onScreen : styles.overPage}`}
      data-component="SuggestionPanel"
    >
      <div className={styles.body}>
        {groupsOf('choices', 'sizes')}
        {columns.length > 0 && (
          <div className={styles.columns}>
            {columns.map((column) => (
              <div className={styles.column} key={column[0]?.key}>
                {column}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={styles.footer}>
        <span aria-hidden className={styles.keys}>
          {labels.keys.map(({ keys, meaning }) => (
            <span className={styles.keyHint} key={meaning}>
              {keys.map((key) => (
                <kbd className={styles.key} key={key}>
                  {key}
                </kbd>
              ))}
              {meaning}
            </span>
          ))}
        </span>
        <a {...popup.optionProps(countOptions(groups) - 1)} className={styles.all} href={all.href}>
          {all.label}
        </a>
      </div>
    </div>
  );
}

interface GroupProps {
  group: SuggestionGroup;
  optionProps: SuggestionPopup['optionProps'];
}

function Group({ group: { title, look, suggestions }, optionProps }: GroupProps) {
  const titleId = useId();
  return (
    <div aria-labelledby={titleId} className={styles.group} role="group">
      <span aria-hidden className={styles.title} id={titleId}>
        {title}
      </span>
      <div className={look === 'choices' ? styles.choices : styles.rows}>
        {suggestions.map((suggestion, index) => (
          <a
            {...optionProps(index)}
            className={look === 'choices' ? styles.choice : styles.row}
            href={suggestion.href}
            key={suggestion.href}
          >
            <Content look={look} suggestion={suggestion} />
          </a>
        ))}
      </div>
    </div>
  );
}

function Content({ look, suggestion }: { look: SuggestionLook; suggestion: PanelSuggestion }) {
  const { name, value, detail, count, picture, icon: Icon = IconChevronRight, figures = [] } = suggestion;
  if (look === 'choices')
    return (
      <>
        <span>
          <HighlightedText parts={name} />
          {': '}
          <b className={styles.value}>
            <NonBreakingMeasures>{value ?? ''}</NonBreakingMeasures>
          </b>
        </span>
        <span className={styles.muted}>{count}</span>
      </>
    );
  return (
    <>
      {picture ? (
        <span className={look === 'sizes' ? styles.picture : styles.smallPicture}>
          <Picture alt="" ratio="1/1" sizes="44px" {...picture} />
        </span>
      ) : (
        <Icon size={18} />
      )}
      <span className={styles.text}>
        <span className={look === 'sizes' ? styles.code : undefined}>
          <HighlightedText parts={name} />
        </span>
        {detail && (
          <span className={styles.muted}>
            <HighlightedText parts={detail} />
          </span>
        )}
      </span>
      {figures.map(({ name: meaning, text, isMatch }) => (
        <span className={styles.figure} key={meaning}>
          <span>
            <HighlightedText parts={[{ text, isMatch }]} />
          </span>
          <span className={styles.muted}>{meaning}</span>
        </span>
      ))}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}
