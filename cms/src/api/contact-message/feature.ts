import type { Feature } from '../../platform/features/feature';
import { everyone } from '../../platform/permissions/calls';
import { contactMessageResource } from './console/contact-messages';
import { contactMessage } from './mail';
import { contactMessageView } from './panel/contact-message';
import { contactMessagesPart } from './personal-data';

/** What visitors write to the society. */
const feature: Feature = {
  name: 'contact-message',
  calls: [['POST', '/contact', 'contact-message.create', everyone]],
  resources: [contactMessageResource],
  personalData: [contactMessagesPart],
  mails: [contactMessage],
  panelViews: [contactMessageView],
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
