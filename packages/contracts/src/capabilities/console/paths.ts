export const console = () => '/admin/dashboard';
