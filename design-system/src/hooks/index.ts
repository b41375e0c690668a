export { linkClickOf, linkTarget, type LinkClick } from './linkTarget.ts';
