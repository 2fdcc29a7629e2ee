/** What other features may use of this one. */
export { readBlock } from './block';
