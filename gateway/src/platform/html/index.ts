export { cleanHtml } from './clean-html';
export { escapeText, scriptJson } from './markup';
