import { once } from 'node:events';

import { freePort } from 'cli';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a mail server behaves: takes what comes, answers with a refusal, or accepts connections and says nothing. */
export type Manner = 'takes' | 'refuses the recipient' | 'refuses the content' | 'asks for patience' | 'hangs';

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A mail server for tests. It keeps what it takes, and opens again at the same port. */
export class PostOffice {
  readonly received: Email[] = [];
  private server: SMTPServer | null = null;

  private constructor(private readonly port: number) {}

  /** A mail server that is still closed: connections are refused. */
  static async closed(): Promise<PostOffice> {
    return new PostOffice(await freePort());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Recipients of what was taken, in alphabetical order. */
  get recipients(): string[] {
    return this.received.map(({ to }) => to?.[0]?.address ?? '').sort();
  }

  async open(manner: Manner = 'takes'): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 50,
      onConnect: (_session, done) => {
        if (manner !== 'hangs') done();
      },
      onRcptTo: (_address, _session, done) => {
        if (manner === 'refuses the recipient') done(refusal(550, 'No such mailbox'));
        else if (manner === 'asks for patience') done(refusal(451, 'Try again later'));
        else done();
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (manner === 'refuses the content') return done(refusal(554, 'Not wanted'));
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            this.received.push(mail);
            done();
          }, done);
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}
