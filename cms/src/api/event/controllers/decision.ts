import { moderationActions } from '../../../platform/moderation/actions';
import { eventProposals } from '../proposals/moderation';

export default moderationActions(eventProposals);
