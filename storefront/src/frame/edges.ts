export { BrokenPage } from './BrokenPage.tsx';
export { Foot } from './Foot.tsx';
export { Head } from './Head.tsx';
