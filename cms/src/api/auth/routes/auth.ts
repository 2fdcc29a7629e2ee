import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/auth/register', handler: 'auth.register', config: {} },
    { method: 'POST', path: '/auth/login', handler: 'auth.login', config: {} },
    { method: 'POST', path: '/auth/logout', handler: 'auth.logout', config: {} },
    { method: 'GET', path: '/auth/me', handler: 'auth.me', config: {} },
    { method: 'GET', path: '/auth/verify-email/:token', handler: 'auth.verifyEmail', config: {} },
    { method: 'POST', path: '/auth/resend-verification', handler: 'auth.resendVerification', config: {} },
    { method: 'POST', path: '/auth/forgot-password', handler: 'auth.forgotPassword', config: {} },
    { method: 'PUT', path: '/auth/reset-password/:token', handler: 'auth.resetPassword', config: {} },
  ],
};

export default routes;
