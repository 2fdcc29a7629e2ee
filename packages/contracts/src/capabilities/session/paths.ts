import { withQuery } from '../../with-query.js';

/** @param next a path on this origin to go to after signing in (design §4) */
export const login = (next?: string) => withQuery('/login', { next });
export const register = () => '/register';
export const forgotPassword = () => '/forgot-password';
export const resetPassword = (token: string) => `/reset-password/${encodeURIComponent(token)}`;
export const verifyEmail = (token: string) => `/verify-email/${encodeURIComponent(token)}`;
