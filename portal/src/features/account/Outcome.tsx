import { useEffect, useRef, type ReactNode } from 'react';

import { AccountLayout } from './AccountLayout';

interface OutcomeProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What a page says once its form is done and gone. The keyboard, whose place went with the form, goes on from here. */
export function Outcome({ title, lead, children }: OutcomeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
  }, []);
  return (
    <div ref={region} tabIndex={-1} role="group" aria-label={`${title}. ${lead}`} style={{ outline: 'none' }}>
      <AccountLayout title={title} lead={lead}>
        {children}
      </AccountLayout>
    </div>
  );
}
