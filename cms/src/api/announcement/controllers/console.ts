import { resourceController } from '../../../platform/console/actions';
import { announcementResource } from '../console/announcements';

export default resourceController(announcementResource);
