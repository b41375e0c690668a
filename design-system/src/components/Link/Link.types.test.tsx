import { Link } from './index.ts';

export const takesATone = () => (
  <Link href="/" tone="onDark">
    Home
  </Link>
);

export const refusesWhatItCannotBe = () => (
  <>
    {/* @ts-expect-error a link goes somewhere */}
    <Link>Home</Link>
    {/* @ts-expect-error no such tone */}
    <Link href="/" tone="danger">
      Home
    </Link>
    {/* @ts-expect-error the look is chosen by tone */}
    <Link className="mine" href="/">
      Home
    </Link>
  </>
);
