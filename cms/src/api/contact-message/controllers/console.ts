import { resourceController } from '../../../platform/console/actions';
import { contactMessageResource } from '../console/contact-messages';

export default resourceController(contactMessageResource);
