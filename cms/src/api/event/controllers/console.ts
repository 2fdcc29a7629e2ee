import { resourceController } from '../../../platform/console/actions';
import { eventResource } from '../console/events';

export default resourceController(eventResource);
