/** Mentorship (member §2, §5, §6, §8). */

export const mentorsNotLoaded = 'Failed to load mentors';
export const availableMentorsNotLoaded = 'Failed to load available mentors';
export const mentorNotLoaded = 'Failed to load mentor details';
export const mentorNotFound = 'Mentor not found';
export const noMentorsFound = 'No mentors found';
export const adjustMentorSearch = 'Try adjusting your search criteria';
export const noMentorsAvailable = 'There are no mentors available at the moment.';
export const mentorshipsNotLoaded = 'Failed to load mentorships';
export const mentorProfileNotLoaded = 'Failed to load mentor profile';
export const mentorProfileSaved = 'Mentor profile updated successfully!';
export const mentorProfileNotSaved = 'Failed to update mentor profile';
/** @param most students */
export const menteesInvalid = (most: number) => `Please enter a number from 1 to ${most}`;

/* Requests. */

export const mentorshipNotFound = 'Mentorship request not found';
export const mentorshipNotLoaded = 'Failed to load mentorship request details';
export const topicMissing = 'Please select at least one topic';
/** @param characters at least */
export const mentorshipMessageTooShort = (characters: number) =>
  `Please provide a more detailed message (at least ${characters} characters)`;
export const durationMissing = 'Please choose a duration';
export const mentorshipSent = 'Mentorship request sent successfully!';
export const mentorshipNotSent = 'Failed to send mentorship request';
export const onlyStudentsRequest = 'Only students can request a mentor';
export const mentorPaused = 'This mentor takes no requests at the moment';
export const mentorFull = 'This mentor has no open place at the moment';
export const mentorshipExists = 'You have a request or a mentorship with this mentor already';
/** @param count requests that may wait at once */
export const tooManyMentorships = (count: number) =>
  `You can wait for ${count} answers at once. Cancel a request, or wait for one.`;
/** In the alumni pages, and on the page of a request (member §8). */
export const mentorshipAccepted = 'Mentorship request accepted!';
export const mentorshipDeclined = 'Mentorship request declined';
export const mentorshipEnded = 'Mentorship ended';
/** @param status as the page calls it, such as accepted */
export const mentorshipResponded = (status: 'accepted' | 'rejected') => `Mentorship request ${status}`;
export const mentorshipCompleted = 'Mentorship marked as completed';
export const mentorshipCancelled = 'Mentorship request cancelled';
export const mentorshipNotAccepted = 'Failed to accept mentorship request';
export const mentorshipNotDeclined = 'Failed to decline mentorship request';
export const mentorshipNotEnded = 'Failed to end mentorship';
export const mentorshipNotResponded = 'Failed to respond to mentorship request';
export const mentorshipNotCompleted = 'Failed to mark mentorship as completed';
export const mentorshipNotCancelled = 'Failed to cancel mentorship request';
export const noPlaceLeft = 'You have no open place. End a mentorship, or take more students.';
/** Where a step leads nowhere. */
export const mentorshipAcceptedAlready = 'This request has been accepted already';
export const mentorshipRejectedAlready = 'This request has been declined already';
export const mentorshipCompletedAlready = 'This mentorship is over already';
export const mentorshipCancelledAlready = 'This request has been cancelled';
export const mentorshipExpiredAlready = 'This request was not answered in time';
export const mentorshipStillPending = 'This request has not been answered yet';
export const mentorshipNotActive = 'This mentorship is not active';
export const mentorshipNotOver = 'This mentorship is not over yet';
/** On the page that the link of a mail leads to. */
export const mentorshipLinkOver = 'This link does not work any more. Sign in to see the request.';

/* Why somebody fits. */

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
/** @param shared such as Robotics; one at least */
export const sharedExpertise = (shared: readonly string[]) => `You share ${listed(shared)}`;
/** @param field such as Finance */
export const sharedField = (field: string) => `Same field: ${field}`;
/** @param city such as Pune */
export const sharedCity = (city: string) => `Also in ${city}`;
/** @param languages such as Hindi; one at least */
export const sharedLanguages = (languages: readonly string[]) => `Speaks ${listed(languages)}`;

/* While it goes on, and at its end. */

export const goalsSaved = 'Goals saved';
export const goalsNotSaved = 'Failed to save the goals';
export const goalMissing = 'Please enter a goal';
export const changedMeanwhile = 'This was changed meanwhile. Look at it again, then save.';
export const meetingSaved = 'Meeting saved';
export const meetingNotSaved = 'Failed to save the meeting';
export const meetingDeleted = 'Meeting deleted';
export const meetingNotDeleted = 'Failed to delete the meeting';
export const meetingNotFound = 'This meeting does not exist any more';
/** @param count meetings of a mentorship */
export const tooManyMeetings = (count: number) => `A mentorship has at most ${count} meetings`;
/** @param days back or ahead */
export const meetingTooFar = (days: number) => `A meeting lies at most ${days} days back or ahead`;
/** @param least minutes @param most minutes */
export const meetingMinutesInvalid = (least: number, most: number) =>
  `A meeting takes from ${least} to ${most} minutes`;
export const feedbackSaved = 'Thank you for your feedback';
export const feedbackNotSaved = 'Failed to save your feedback';
export const feedbackMissing = 'Please enter a few words';
export const confirmMentorshipEnd = 'Are you sure you want to end this mentorship?';
export const confirmMentorshipCancel = 'Are you sure you want to cancel this request?';
/** In the console. */
export const mentorshipReassigned = 'The request goes to another mentor now';
export const mentorshipNotReassigned = 'Failed to reassign the request';
