import { useState } from 'react';

import { isGuarded } from '../../lib/access';
import { useSession } from '../../lib/session';
import { usePageRoute } from '../usePageRoute';

export type FrameKind = 'public' | 'member';

/**
 * The frame of the current page. What visitors and members share, such as an event, is drawn by the server for visitors
 * and keeps that frame; whoever comes to it from within the members' area stays in theirs. So a frame never changes
 * under somebody's eyes.
 */
export function useFrame(): FrameKind {
  const page = usePageRoute()?.page;
  const { user, isLoading } = useSession();
  const [last, setLast] = useState<FrameKind>('public');
  // Whoever is quicker than the answer that says who they are is no visitor for that.
  const isWithin = page?.isShared === true && last === 'member' && (user !== null || isLoading);
  const frame = isWithin || isGuarded(page?.access ?? 'public') ? 'member' : 'public';
  if (frame !== last) setLast(frame);
  return frame;
}
