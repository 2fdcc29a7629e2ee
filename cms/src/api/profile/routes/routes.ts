import { routesOf } from '../../../platform/permissions/calls';
import feature from '../feature';

export default routesOf(feature);
