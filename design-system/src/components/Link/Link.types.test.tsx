import { Link } from './index.ts';

export const takesATone = () => (
  <Link href="/" tone="onDark">
    Home
  </Link>
);

export const rejectsInvalidProps = () => (
  <>
    {/* @ts-expect-error the address is required */}
    <Link>Home</Link>
    {/* @ts-expect-error unknown tone */}
    <Link href="/" tone="danger">
      Home
    </Link>
    {/* @ts-expect-error tones replace class names */}
    <Link className="mine" href="/">
      Home
    </Link>
  </>
);
