import type { ComponentType } from 'react';

import { isGuarded } from '../lib/access';
import type { PageRoute } from './router';

/** What each file of a page exports. For the server alone: the list would weigh on each first load. */
const files = import.meta.glob<{ default?: ComponentType }>(['/src/features/**/*Page.tsx', '/src/app/*/*Page.tsx'], {
  eager: true,
});

/** Source file of what stands before pages that are not for everyone. */
const GATE_FILE = 'src/app/session/AccessGate.tsx';

/** Source file of what stands around the pages of members. */
const MEMBER_FRAME_FILE = 'src/app/layout/member/MemberFrame.tsx';

/**
 * The source files whose chunks a page runs on, as the build's manifest names them.
 * @throws when the page stands in a file of another kind of name
 */
export async function filesOf({ path, load, access = 'public' }: PageRoute): Promise<string[]> {
  const { default: Page } = await load();
  const [file] = Object.entries(files).find(([, exported]) => exported.default === Page) ?? [];
  if (!file) throw new Error(`The page at ${path} stands in no file that is named …Page.tsx`);
  const own = file.replace('/', '');
  if (access === 'public') return [own];
  return [own, GATE_FILE, ...(isGuarded(access) ? [MEMBER_FRAME_FILE] : [])];
}
