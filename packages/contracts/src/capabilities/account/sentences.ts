import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARS } from './values.js';

/** Signing up and in, and forgotten passwords (site §5, §8). */

export const passwordsDiffer = 'Passwords do not match';
export const credentialsMissing = 'Please provide both email and password';
export const roleMissing = 'User role not specified';
export const verifyFirst = 'Please verify your email before logging in';
export const registered = 'Registration successful! Please check your email to verify your account.';
export const registrationFailed = 'Registration failed. Please try again.';
export const loginFailed = 'Login failed. Please check your credentials.';
export const verificationSent = 'Verification email sent! Please check your inbox.';
export const verificationNotSent = 'Failed to resend verification email. Please try again.';
export const verificationFailed = 'Verification failed. Please try again.';
export const registrationClosed = 'Registration is closed at the moment';
export const registeredAtOnce = 'Registration successful! You can sign in now.';
export const passwordTooCommon = 'This password is too common. Please choose another one.';
export const accountBlocked = 'This account has been blocked. Please contact the society.';
export const emailVerified = 'Your email address is verified. You can sign in now.';
export const verificationLinkInvalid = 'This verification link is invalid or has expired.';
export const resetSent = 'If this address has an account, a link to choose a new password is on its way.';
export const resetLinkInvalid = 'This link is invalid, has expired or has been used already.';
export const passwordReset = 'Your password has been changed. You can sign in now.';
export const passwordTooShort = `Passwords have at least ${PASSWORD_MIN_CHARS} characters`;
export const passwordTooLong = `Passwords have at most ${PASSWORD_MAX_BYTES} bytes`;
