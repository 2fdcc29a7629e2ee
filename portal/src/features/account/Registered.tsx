import { messages, paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { SiteLink } from '../../components/SiteLink';
import { Outcome } from './Outcome';
import { Aside, Ways } from './parts';
import { ResendButton } from './ResendButton';

/** A registration that the server took. */
export interface Registration {
  email: string;
  /** The server's words on what comes next. */
  msg: string;
}

/** What comes after a registration: the mail with the link, or the sign-in where none is needed. */
export function Registered({ email, msg }: Registration) {
  if (msg === messages.registeredAtOnce) {
    return (
      <Outcome title="You are in" lead={msg}>
        <ButtonLink href={paths.login()}>Sign in</ButtonLink>
      </Outcome>
    );
  }
  return (
    <Outcome title="Check your mail" lead={msg}>
      <p>
        The link went to <strong>{email}</strong>. It works for 24 hours; look among the spam too.
      </p>
      <Ways>
        <ResendButton email={email} />
      </Ways>
      <Aside>
        Verified already? <SiteLink href={paths.login()}>Sign in</SiteLink>
      </Aside>
    </Outcome>
  );
}
