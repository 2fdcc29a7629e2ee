import type { PanelAccount } from '../panel/accounts';
import { EDITOR_ROLE } from '../panel/editor-role';

/** The password of every demo account (design §9). */
export const DEMO_PASSWORD = 'Innokshetra-2026';

/** The demo's accounts of the panel. */
export const demoPanelAccounts: readonly PanelAccount[] = [
  {
    email: 'owner@example.com',
    firstname: 'Demo',
    lastname: 'Owner',
    password: DEMO_PASSWORD,
    role: 'strapi-super-admin',
  },
  { email: 'editor@example.com', firstname: 'Demo', lastname: 'Editor', password: DEMO_PASSWORD, role: EDITOR_ROLE },
];
