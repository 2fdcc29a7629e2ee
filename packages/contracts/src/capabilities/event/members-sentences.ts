/** Events and registrations for them (member §2, §8). */

export const eventHasStarted = 'This event can no longer be registered for';
export const eventFull = 'All seats of this event are taken';
export const alreadyRegistered = 'You are registered for this event already';
export const alreadyInLine = 'You are on the waitlist of this event already';
export const seatIsYours = 'A seat waits for you already';
export const ticketNeeded = 'This event asks for a ticket';
export const notRegistered = 'You are not registered for this event';
export const cancelTooLate = 'It is too late to cancel this registration';
export const noSeatOffered = 'No seat waits for you to confirm it';
export const seatOfferOver = 'The time to confirm this seat is over';
export const seatHoldOver = 'The seat is no longer held';
/** @param question its words */
export const answerMissing = (question: string) => `Please answer “${question}”`;
/** @param question its words */
export const answerInvalid = (question: string) => `This event does not take this answer to “${question}”`;
export const eventDescriptionMissing = 'Please enter a description';
export const eventDateMissing = 'Please choose a date';
export const eventTimeMissing = 'Please choose a time';
export const eventDateOver = 'Please choose today or a later date';
export const eventTimeOver = 'Please choose a time that is still to come';
export const eventLocationMissing = 'Please enter a location';
export const eventOrganizerMissing = 'Please enter who organizes it';
export const proposalSubmitted = 'Event proposal submitted successfully!';
export const proposalNotSubmitted = 'Failed to submit event proposal';
/** @param count how many may wait at once */
export const tooManyProposals = (count: number) => `At most ${count} proposals can wait for a decision at once`;
export const proposalDecidedElsewhere = 'A proposal is approved or rejected in the console';
export const proposalNotPublishable = 'An event that was proposed can be published once it is approved';
export const noTicket = 'You have no ticket for this event';

export const eventRegistered = 'Successfully registered for event!';
export const eventNotRegistered = 'Failed to register for event';
export const registrationCancelled = 'Registration cancelled';
export const registrationNotCancelled = 'Failed to cancel registration';
export const registrationNotLoaded = 'Failed to load your registration';
export const waitlistJoined = 'You are on the waitlist';
export const waitlistLeft = 'You left the waitlist';
export const seatGivenUp = 'You gave up the seat';
export const seatNotConfirmed = 'Failed to confirm the seat';
export const noOwnEvents = "You haven't registered for any events yet.";
export const proposalsNotLoaded = 'Failed to load your proposals';
export const proposalWithdrawn = 'Proposal withdrawn';
export const proposalNotWithdrawn = 'Failed to withdraw the proposal';
export const calendarFeedNotLoaded = 'Failed to load your calendar address';
export const calendarFeedNotChanged = 'Failed to change your calendar address';
export const calendarFeedStarted = 'Your calendar address is ready';
export const calendarFeedRenewed = 'The old address no longer works';
export const calendarFeedEnded = 'Your calendar address no longer works';

/* In the console. */

export const eventCreated = 'Event created successfully';
export const eventUpdated = 'Event updated successfully';
export const eventDeleted = 'Event deleted successfully';
export const eventNotSaved = 'Failed to save event';
export const eventNotDeleted = 'Failed to delete event';
export const confirmEventDeletion = 'Are you sure you want to delete this event?';
export const questionMissing = 'Please enter the question';
export const agendaTitleMissing = 'Please enter what happens';
export const subjectMissing = 'Please enter a subject';
export const proposalApproved = 'Proposal approved: it is a draft now';
export const registrationsNotLoaded = 'Failed to load registrations';
export const eventMessageNotSent = 'Failed to send the message';
export const eventMessageSent = 'The message is on its way';
export const eventMessageRepeated = 'The same message was sent a moment ago';
export const nobodyToWriteTo = 'There is nobody to write to';
