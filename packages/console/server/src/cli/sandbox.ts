import { parseArgs } from 'node:util';
import { readWebhookAddress } from '@careline/core/internal/administration';
import { ELEMENTS_PATH } from '../partners/element-files.ts';
import { readSettings } from '../platform/config/config.ts';
import { runWork } from '../platform/database/work.ts';
import { requireFreePort } from '../platform/process/require-free-port.ts';
import {
  DEVELOPMENT_PORTS,
  ensureSandboxPartner,
  readSandboxOrigins,
  SANDBOX_PARTNER,
  sandboxOrigins,
} from '../sandbox/sandbox-partner.ts';
import { SANDBOX_WEBHOOKS, startSandbox } from '../sandbox/sandbox-server.ts';
import { runServer } from '../service/run-server.ts';
import { exitCodeOf, type Print } from './command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `npm start -- sandbox [--port N] [--webhooks URL]

Starts the server with demo people, and next to it a partner's page: a hospital's page with the elements, its script to
read, and a backend that issues tokens. Pages on http://localhost and http://127.0.0.1 can use it too, on the ports
${DEVELOPMENT_PORTS.join(', ')}; add others under Settings › Partners:

  getToken: async ({ signal }) =>
    (await fetch('http://localhost:4401/careline-token?as=coach@careline.example', { method: 'POST', signal })).json()

  --port N         port of the partner's page (the server's port plus one)
  --webhooks URL   where to send webhooks on this machine, such as http://localhost:8787/ (default: the page, which shows them)

The partner, its key and its people are the same in every sandbox. Everything listens only on this machine.`;

const HIGHEST_PORT = 65_535;

function optionsOf(argv: readonly string[]) {
  const options = { port: { type: 'string' }, webhooks: { type: 'string' } } as const;
  return parseArgs({ args: [...argv], options }).values;
}

function portOf(wanted: string | undefined, serverPort: number): number {
  if (wanted === undefined) return serverPort + 1;
  const port = Number(wanted);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT && port !== serverPort) return port;
  throw new UsageError(`--port must be a number from 1 to ${HIGHEST_PORT}, and not the server's.`);
}

function webhooksOf(wanted: string | undefined, port: number): string {
  if (wanted === undefined) return `http://localhost:${port}${SANDBOX_WEBHOOKS}`;
  const address = readWebhookAddress(wanted);
  if (address) return address;
  throw new UsageError('--webhooks must be an https address, or one of http on this machine.');
}

interface SandboxAddresses {
  readonly careline: string;
  /** The partner page's origin. */
  readonly origin: string;
  readonly webhooks: string;
}

function printSandbox(print: Print, { careline, origin, webhooks }: SandboxAddresses): void {
  const { clientId, key, name, webhookSecret } = SANDBOX_PARTNER;
  print(`\nThe partner's page is on ${origin}`);
  print(`How to build your own: ${careline}${ELEMENTS_PATH}/docs/\n`);
  print(`Partner “${name}”: client id ${clientId}`);
  print(`  key ${key}`);
  print(`  tokens: POST ${origin}/careline-token?as=coach@careline.example`);
  print(`  webhooks: ${webhooks}\n  signed with ${webhookSecret}`);
  print(`  your pages: http://localhost and http://127.0.0.1 on the ports ${DEVELOPMENT_PORTS.join(', ')}`);
  print('  another port or origin: add it under Settings › Partners\n');
}

/** Starts a demo together with a partner's page. Returns the exit code. */
export function runSandbox(argv: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const print: Print = (line) => console.log(line);
  if (argv.includes('--help')) {
    print(USAGE);
    return Promise.resolve(0);
  }
  return exitCodeOf(print, async () => {
    const settings = readSettings(environment);
    if (!settings.demo) {
      throw new UsageError(
        'The sandbox works only with demo people: leave out DATABASE_URL, OIDC_ISSUER and CARELINE_DEMO.',
      );
    }
    const wanted = optionsOf(argv);
    const port = portOf(wanted.port, settings.port);
    const webhooks = webhooksOf(wanted.webhooks, port);
    await requireFreePort({ port, host: '127.0.0.1' });
    const origins = sandboxOrigins(port);
    const sandboxOrigin = `http://localhost:${port}`;
    return runServer({ ...settings, sandboxOrigin }, async ({ database }) => {
      const now = Math.floor(Date.now() / 1000);
      await runWork(database.db, (tx) => ensureSandboxPartner(tx, { origins, webhooks, now }));
      const sandbox = await startSandbox({
        careline: settings.origin,
        port,
        readOrigins: () => readSandboxOrigins(database.db),
      });
      printSandbox(print, { careline: settings.origin, origin: sandbox.origin, webhooks });
      return sandbox;
    });
  });
}
