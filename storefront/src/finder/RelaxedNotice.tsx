import type { FinderResult } from '@elvora/catalogue/contract';
import { pluralise } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import type { FinderHrefs } from './finderAddress.ts';

interface RelaxedNoticeProps {
  relaxed: NonNullable<FinderResult['relaxed']>;
  hrefs: FinderHrefs;
}

/** Names the condition that no size meets, the number of results without it, and the nearest existing value. */
export function RelaxedNotice({ relaxed, hrefs }: RelaxedNoticeProps) {
  const { text, sizeCount, productCount, nearest } = relaxed;
  const left =
    sizeCount > 0 ? pluralise(sizeCount, 'size', 'sizes') : pluralise(productCount, 'product', 'products');
  return (
    <Callout
      action={
        nearest && (
          <div>
            <ButtonLink href={hrefs.at(nearest.search)} size="sm" tone="secondary">
              {`Use ${nearest.text} instead`}
            </ButtonLink>
          </div>
        )
      }
      headingLevel={2}
      isStatus
      text="Everything below meets the other conditions."
      title={`Nothing meets ${text}. Without it, ${left}.`}
    />
  );
}
