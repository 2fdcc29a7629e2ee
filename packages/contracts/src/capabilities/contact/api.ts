export const contact = () => '/api/contact';
export const consoleContactMessages = () => '/api/admin/contact-messages';
