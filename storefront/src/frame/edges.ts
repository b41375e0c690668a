export { Foot } from './Foot.tsx';
export { Head } from './Head.tsx';
