import type { Feature } from '../../platform/features/feature';
import { admins, everyone } from '../../platform/permissions/calls';
import { contactMessage } from './mail';
import { contactMessageView } from './panel/contact-message';
import { contactMessagesPart } from './personal-data';

/** What visitors write to the society. */
const feature: Feature = {
  name: 'contact-message',
  calls: [
    ['POST', '/contact', 'contact-message.create', everyone],
    ['GET', '/admin/contact-messages', 'console.find', admins],
    ['PUT', '/admin/contact-messages', 'console.updateMany', admins],
    ['DELETE', '/admin/contact-messages', 'console.deleteMany', admins],
    ['GET', '/admin/contact-messages/:id', 'console.findOne', admins],
    ['PUT', '/admin/contact-messages/:id', 'console.update', admins],
    ['DELETE', '/admin/contact-messages/:id', 'console.delete', admins],
  ],
  personalData: [contactMessagesPart],
  mails: [contactMessage],
  panelViews: [contactMessageView],
};

export default feature;
