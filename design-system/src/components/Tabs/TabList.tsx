import { useRef } from 'react';
import { useTab, useTabList } from 'react-aria/useTabList';
import { IconCheck } from '../Icon/index.ts';
import * as styles from './TabList.css.ts';
import type { TabItem } from './Tabs.tsx';
import { useTabs } from './TabsContext.ts';

export interface TabListProps {
  /** Extends to the edges of the container, whose border replaces the list's own. @default false */
  isFlush?: boolean;
}

/** List of tabs: one tab stop, arrow keys move within (APG tabs). */
export function TabList({ isFlush = false }: TabListProps) {
  const { state, items, label, variant } = useTabs();
  const ref = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList({ 'aria-label': label }, state, ref);
  return (
    <div
      {...tabListProps}
      className={`${styles.list} ${isFlush ? styles.flush : ''}`}
      data-component="Tabs"
      data-kind={variant}
      ref={ref}
    >
      {items.map((item, index) => (
        <Tab index={index} item={item} key={item.id} />
      ))}
    </div>
  );
}

function Tab({ item, index }: { item: TabItem<string>; index: number }) {
  const { state, items, variant, labels } = useTabs();
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: item.id }, state, ref);
  const isDone = variant === 'steps' && item.isDone === true && item.id !== state.selectedKey;
  const place = [labels.step(index + 1, items.length), isDone && labels.done].filter(Boolean).join(', ');
  const { label, shortLabel = label } = item;
  return (
    <div
      {...tabProps}
      aria-description={variant === 'steps' ? place : undefined}
      className={styles.tab}
      data-done={isDone || undefined}
      ref={ref}
    >
      {variant === 'steps' && (
        <span aria-hidden className={styles.disc}>
          {isDone ? <IconCheck size={16} /> : index + 1}
        </span>
      )}
      <span className={shortLabel === label ? undefined : styles.long}>{label}</span>
      {shortLabel !== label && (
        <span aria-hidden className={styles.short}>
          {shortLabel}
        </span>
      )}
    </div>
  );
}
