import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { siteService } from '../../site/public';
import { findPublishedEvent } from '../registrations/registrable-event';
import { findRegistration } from '../registrations/store';
import type { Ticket } from '../registrations/ticket-pdf';

const ticketService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the reader's own ticket says. @throws NotFoundError for whoever has no seat of their own */
  async find(user: Pick<SignedInUser, 'profileId' | 'name'>, documentId: string): Promise<Ticket> {
    const profileId = ownProfileId(user);
    const database = strapi.db.connection;
    const { id, title, startsAt, endsAt, location } = await findPublishedEvent(database, documentId);
    const registration = await findRegistration(database, id, profileId);
    if (registration?.state !== 'registered' || registration.ticketCode === null) {
      throw new errors.NotFoundError(messages.noTicket);
    }
    const { name: society, settings } = await siteService({ strapi }).read();
    const { timeZone } = settings;
    return { code: registration.ticketCode, title, startsAt, endsAt, location, timeZone, holder: user.name, society };
  },
});

export default ticketService;
