/* The ways in and out. */

export const me = () => '/api/auth/me';
export const login = () => '/api/auth/login';
export const logout = () => '/api/auth/logout';
export const register = () => '/api/auth/register';
export const verifyEmail = (token: string) => `/api/auth/verify-email/${encodeURIComponent(token)}`;
export const resendVerification = () => '/api/auth/resend-verification';
export const forgotPassword = () => '/api/auth/forgot-password';
export const resetPassword = (token: string) => `/api/auth/reset-password/${encodeURIComponent(token)}`;
