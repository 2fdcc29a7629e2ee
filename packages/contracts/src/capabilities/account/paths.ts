/** Sends on to the dashboard of whoever is signed in. */
export const dashboard = () => '/dashboard';
export const studentDashboard = () => '/student/dashboard';
export const alumniDashboard = () => '/alumni/dashboard';
export const alumni = () => '/alumni';
export const profile = () => '/profile';
export const alumniProfile = () => '/alumni/profile';
/** The accounts in the console. */
export const consoleAccounts = () => '/admin/users';
