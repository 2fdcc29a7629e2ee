/** What others may use of this feature. */
export { readBlock } from './block';
export { madeResources } from './console/made-resource';
