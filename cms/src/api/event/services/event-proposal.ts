import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  instantAt,
  messages,
  PENDING_PROPOSALS_MAX,
  type EventProposal,
  type EventProposalsQuery,
  type Page,
  type ProposedEvent,
  type Settings,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { withdraw } from '../../../platform/moderation/decide';
import { conflict } from '../../../shared/conflict';
import { presentPage, toRange } from '../../../shared/present-page';
import { HOUR_S } from '../../../shared/seconds';
import { inTransaction } from '../../../shared/transaction';
import { eventProposals } from '../proposals/moderation';
import { presentProposal } from '../proposals/presenter';
import { EVENT, findProposal, proposalsOf, readProposals } from '../proposals/proposal';

/** How long a proposed event lasts, until an admin says otherwise; in milliseconds. */
const LENGTH_MS = 2 * HOUR_S * 1000;

type Proposer = Pick<SignedInUser, 'profileId'>;

const eventProposalService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Stores an event that a member proposes: nobody sees it until an admin approves it (member §2, §5). Its day and time
   * are those of the site's clock.
   * @throws a 409 when as many of the person's wait as may
   */
  propose(
    user: Proposer,
    proposed: ProposedEvent,
    { timeZone, currency }: Pick<Settings, 'timeZone' | 'currency'>,
    now: Date,
  ): Promise<EventProposal> {
    const profileId = ownProfileId(user);
    const { date, time, type, registrationLink, ...words } = proposed;
    const startsAt = new Date(instantAt(date, time, timeZone));
    return inTransaction(strapi, async (trx) => {
      // One after the other, so that several at once are counted.
      await trx('profiles').where({ id: profileId }).forUpdate().first('id');
      const pending = await proposalsOf(trx, profileId)
        .where('event.proposal', 'pending')
        .limit(PENDING_PROPOSALS_MAX)
        .pluck('event.id');
      if (pending.length >= PENDING_PROPOSALS_MAX) throw conflict(messages.tooManyProposals(PENDING_PROPOSALS_MAX));
      const { documentId } = await strapi.documents(EVENT).create({
        data: {
          ...words,
          category: 'other',
          format: type,
          ...(registrationLink && { registrationLink }),
          startsAt: startsAt.toISOString(),
          endsAt: new Date(startsAt.getTime() + LENGTH_MS).toISOString(),
          ticketPrice: 0,
          currency,
          isPublished: false,
          proposal: 'pending',
          proposedAt: now.toISOString(),
          proposedBy: profileId,
        },
      });
      const stored = await findProposal(trx, documentId);
      if (!stored) throw new errors.ApplicationError(messages.proposalNotSubmitted);
      return presentProposal(stored);
    });
  },

  /** A page of what a person has proposed, the latest first. */
  async list(user: Proposer, query: EventProposalsQuery): Promise<Page<EventProposal>> {
    const profileId = ownProfileId(user);
    const database = strapi.db.connection;
    const { start, limit } = toRange(query);
    const [rows, [counted]] = await Promise.all([
      readProposals(proposalsOf(database, profileId).offset(start).limit(limit)),
      proposalsOf(database, profileId).count<{ count: number | string }[]>({ count: '*' }),
    ]);
    return presentPage(rows.map(presentProposal), Number(counted?.count ?? 0), query);
  },

  /** What of a person's proposals waits for an admin, the latest first: never more than may wait. */
  async pending(user: Proposer): Promise<EventProposal[]> {
    const own = proposalsOf(strapi.db.connection, ownProfileId(user));
    return (await readProposals(own.where('event.proposal', 'pending').limit(PENDING_PROPOSALS_MAX))).map(
      presentProposal,
    );
  },

  /**
   * Takes back a proposal that waits; nothing of it stays.
   * @throws NotFoundError where the person has none of this id; a 409 once it is decided
   */
  async withdraw(user: Proposer, documentId: string): Promise<void> {
    await withdraw(strapi, eventProposals, documentId, ownProfileId(user));
  },
});

export default eventProposalService;
