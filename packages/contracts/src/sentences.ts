import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARS } from './limits.js';

/** Sentences that people read, to the letter of the documents (site §5, §8; admin §8). One place, so that server, portal and console agree. */

export const passwordsDiffer = 'Passwords do not match';
export const credentialsMissing = 'Please provide both email and password';
export const roleMissing = 'User role not specified';
export const verifyFirst = 'Please verify your email before logging in';
export const registered = 'Registration successful! Please check your email to verify your account.';
export const registrationFailed = 'Registration failed. Please try again.';
export const networkError = 'Network error. Please try again.';
export const noResponse = 'No response received from server. Please check your connection.';
export const loginFailed = 'Login failed. Please check your credentials.';
export const verificationSent = 'Verification email sent! Please check your inbox.';
export const verificationNotSent = 'Failed to resend verification email. Please try again.';
export const verificationFailed = 'Verification failed. Please try again.';
export const loggedOut = 'Logged out successfully';
export const loggedOutAnyway = 'You have been logged out';
export const registrationClosed = 'Registration is closed at the moment';
export const registeredAtOnce = 'Registration successful! You can sign in now.';
export const passwordTooCommon = 'This password is too common. Please choose another one.';
export const accountBlocked = 'This account has been blocked. Please contact the society.';
export const emailVerified = 'Your email address is verified. You can sign in now.';
export const verificationLinkInvalid = 'This verification link is invalid or has expired.';
export const resetSent = 'If this address has an account, a link to choose a new password is on its way.';
export const resetLinkInvalid = 'This link is invalid, has expired or has been used already.';
export const passwordReset = 'Your password has been changed. You can sign in now.';
export const tooManyAttempts = 'Too many attempts. Please wait a while and try again.';
export const foreignOrigin = 'This request came from another site and was refused.';
export const jsonOnly = 'Only JSON is accepted here.';
export const sessionEnded = 'Your session has ended. Please sign in again.';
export const nameMissing = 'Please enter a name';
export const emailInvalid = 'Please enter a valid email address';
export const passwordTooShort = `Passwords have at least ${PASSWORD_MIN_CHARS} characters`;
export const passwordTooLong = `Passwords have at most ${PASSWORD_MAX_BYTES} bytes`;

// The console (admin §5, §8).
export const dashboardNotLoaded = 'Failed to load dashboard data';
export const usersNotLoaded = 'Failed to load users';
export const userVerified = 'User verified successfully';
export const userNotVerified = 'Failed to verify user';
export const userUpdated = 'User updated successfully';
export const userNotUpdated = 'Failed to update user';
export const userDeleted = 'User deleted successfully';
export const userNotDeleted = 'Failed to delete user';
export const confirmUserDeletion = 'Are you sure you want to delete this user?';
export const settingsNotLoaded = 'Failed to load settings';
export const settingsUpdated = 'Settings updated successfully';
export const settingsNotUpdated = 'Failed to update settings';

/** @param characters how many fit */
export const tooLong = (characters: number) => `At most ${characters} characters`;
export const titleMissing = 'Please enter a title';

// The contact form (site §2.2, design §8).
export const messageMissing = 'Please enter a message';
export const contactSent = 'Thank you for your message. We have sent it on.';
export const contactNotSent = 'Your message could not be sent. Please try again.';
export const contactMessagesNotLoaded = 'Failed to load messages';
export const contactMessageNotLoaded = 'Failed to load message';
export const contactMessageHandled = 'Message marked as handled';
export const contactMessageReopened = 'Message reopened';
export const contactMessageNotUpdated = 'Failed to update message';
export const contactMessageDeleted = 'Message deleted';
export const contactMessageNotDeleted = 'Failed to delete message';
export const confirmContactMessageDeletion = 'Are you sure you want to delete this message?';

// Announcements (admin §8, member §8).
export const announcementsNotLoaded = 'Failed to load announcements';
export const announcementNotFetched = 'Failed to fetch announcement';
export const announcementNotFound = 'Announcement not found';
export const announcementCreated = 'Announcement published';
export const announcementUpdated = 'Announcement updated';
export const announcementDeleted = 'Announcement deleted';
export const announcementNotSaved = 'Failed to save announcement';
export const announcementNotDeleted = 'Failed to delete announcement';
export const confirmAnnouncementDeletion = 'Are you sure you want to delete this announcement?';
export const descriptionMissing = 'Please enter a text';

// Profiles (site §8, member §5, §8).
export const profileUpdated = 'Profile updated successfully';
export const profileNotUpdated = 'Failed to update profile';
export const profileNotLoaded = 'Failed to load profile data';
export const webAddressInvalid = 'Please enter an address that starts with https://';
export const yearInvalid = 'Please enter a year';
/** @param entries how many fit */
export const tooMany = (entries: number) => `At most ${entries} entries`;
export const onlyAlumniMentor = 'Only alumni can become mentors';
export const emailChangeSent = 'Please check your new inbox and confirm the address. Until then the old one stays.';
export const emailChanged = 'Your email address has been changed.';
export const emailChangeCancelled = 'Your email address stays as it is.';
export const noEmailChange = 'No new email address waits to be confirmed.';
export const imageNotRead = 'This file could not be read as an image.';
export const imageTooLarge = 'Images have at most 5 MB.';
export const imageMissing = 'Please choose an image';
export const imageUpdated = 'Profile picture updated';
export const imageRemoved = 'Profile picture removed';
export const imageNotUpdated = 'Failed to update profile picture';
export const currentPasswordMissing = 'Please enter your current password';
export const currentPasswordWrong = 'Your current password is not right';
export const newPasswordsDiffer = 'New passwords do not match';
export const passwordChanged = 'Password changed successfully';
export const passwordNotChanged = 'Failed to change password';
export const confirmAccountDeletion = 'Are you sure you want to delete your account? This action cannot be undone.';
export const accountDeleted = 'Account deleted successfully';
export const accountNotDeleted = 'Failed to delete account';
export const lastAdmin = 'The last admin cannot leave. Please make somebody else an admin first.';
export const sessionsNotLoaded = 'Failed to load your sessions';
export const sessionEndedByOwner = 'Session ended';
export const otherSessionsEnded = 'All other sessions have ended';
export const sessionNotFound = 'This session has ended already';
export const FORMER_MEMBER = 'Former member';

// The directory, messages and connections (member §2, §8).
export const directoryNotLoaded = 'Failed to load alumni directory';
export const noAlumniFound = 'No alumni found matching your search criteria.';
export const personNotFound = 'Person not found';
export const personMessageSent = 'Your message is on its way';
export const personMessageNotSent = 'Your message could not be sent. Please try again.';
export const messagingOff = 'This person does not take messages';
export const connectionRequested = 'Request sent';
export const connectionNotRequested = 'Failed to send the request';
export const connectionAccepted = 'You are connected';
export const connectionDeclined = 'Request declined';
export const connectionWithdrawn = 'Request withdrawn';
export const connectionRemoved = 'Connection removed';
export const personBlocked = 'Blocked';
export const personUnblocked = 'No longer blocked';
export const connectionNotChanged = 'That did not work. Please try again.';
export const connectionExists = 'There is a request or a connection already';
export const connectToSelf = 'You cannot connect with yourself';
export const blockSelf = 'You cannot block yourself';
export const messageToSelf = 'You cannot write to yourself';
export const connectionNotFound = 'This request does not exist any more';
export const connectionsNotLoaded = 'Failed to load your connections';
export const suggestionsNotLoaded = 'Failed to load people you may know';
export const activitiesNotLoaded = 'Failed to load your recent activity';

// Notifications.
export const notificationsNotLoaded = 'Failed to load notifications';
export const notificationNotFound = 'This notification does not exist any more';
export const notificationsNotRead = 'Failed to mark as read';
export const keptOnSite = 'Messages from members always reach you on the site';
export const preferencesNotLoaded = 'Failed to load preferences';
export const preferencesSaved = 'Preferences saved';
export const preferencesNotSaved = 'Failed to save preferences';
export const unsubscribeLinkInvalid = 'This link is not valid.';
export const unsubscribeNotSaved = 'That did not work. Please try again.';
