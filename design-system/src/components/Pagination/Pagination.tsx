import { IconChevronLeft, IconChevronRight } from '../Icon/index.ts';
import * as styles from './Pagination.css.ts';
import { type PaginationLabels, paginationLabels } from './paginationLabels.ts';
import { pageSteps } from './paginationOps.ts';
import { PaginationStep } from './PaginationStep.tsx';

interface CommonProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  labels?: Partial<PaginationLabels>;
}

interface LinkProps extends CommonProps {
  /** Returns the address of a page. */
  getHref: (page: number) => string;
  onSelect?: undefined;
}

interface ButtonProps extends CommonProps {
  getHref?: undefined;
  /** Called with the selected page; renders buttons instead of links. */
  onSelect: (page: number) => void;
}

export type PaginationProps = LinkProps | ButtonProps;

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, getHref, onSelect, labels: labelOverrides }: PaginationProps) {
  const labels = { ...paginationLabels, ...labelOverrides };
  const steps = pageSteps({ page, pageCount });
  if (steps.length < 2) return null;
  const stepProps = (number: number) => ({
    href: getHref?.(number),
    onPress: onSelect && (() => onSelect(number)),
    isDisabled: number < 1 || number > pageCount,
  });
  return (
    <nav aria-label={labels.navigation} className={styles.root} data-component="Pagination">
      <ul className={styles.list} role="list">
        <li>
          <PaginationStep {...stepProps(page - 1)} label={labels.previous} rel="prev">
            <IconChevronLeft size={18} />
          </PaginationStep>
        </li>
        {steps.map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PaginationStep {...stepProps(step)} isCurrent={step === page} label={labels.page(step)}>
                {step}
              </PaginationStep>
            )}
          </li>
        ))}
        <li>
          <PaginationStep {...stepProps(page + 1)} label={labels.next} rel="next">
            <IconChevronRight size={18} />
          </PaginationStep>
        </li>
      </ul>
    </nav>
  );
}
