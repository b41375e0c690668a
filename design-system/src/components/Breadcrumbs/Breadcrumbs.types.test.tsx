import { Breadcrumbs } from './index.ts';

const select = (index: number) => index;

export const areLinksOrButtons = () => (
  <>
    <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Cart' }]} />
    <Breadcrumbs items={[{ label: 'Root' }, { label: 'Cable Glands' }]} onSelect={select} />
  </>
);

// @ts-expect-error href and callback exclude each other
export const rejectsBoth = () => <Breadcrumbs items={[{ label: 'Root', href: '/' }]} onSelect={select} />;

// @ts-expect-error appearance cannot be overridden
export const rejectsClassNames = () => <Breadcrumbs className="mine" items={[]} />;
