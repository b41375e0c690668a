export { closeBrowser as default } from './storyBrowser.mjs';
