/** What others may use of this feature. */
export { madeResources } from './console/made-resource';
