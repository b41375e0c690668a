export { fileName } from './fileName.ts';
