import { parseArgs } from 'node:util';
import { readSettings } from '../platform/config/config.ts';
import { runWork } from '../platform/database/work.ts';
import { requireFreePort } from '../platform/process/require-free-port.ts';
import { ensureSandboxPartner, SANDBOX_PARTNER, sandboxOrigins } from '../sandbox/sandbox-partner.ts';
import { startSandbox } from '../sandbox/sandbox-server.ts';
import { runServer } from '../service/run-server.ts';
import { exitCodeOf, type Print } from './command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `npm start -- sandbox [--port N]

Starts the server with demo people and, beside it, the page of a partner: a hospital's page with the elements, its
script to be read, and a backend that gives tokens. Pages of development servers on this machine may ask it too:

  getToken: async ({ signal }) =>
    (await fetch('http://localhost:4401/careline-token?as=coach@careline.example', { method: 'POST', signal })).json()

  --port N   port of the partner's page (that of the server and one)

The partner, its key and its people are the same in every sandbox. Everything listens on this machine alone.`;

const HIGHEST_PORT = 65_535;

function portOf(argv: readonly string[], serverPort: number): number {
  const { values } = parseArgs({ args: [...argv], options: { port: { type: 'string' } } });
  if (values.port === undefined) return serverPort + 1;
  const port = Number(values.port);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT && port !== serverPort) return port;
  throw new UsageError(`--port must be a number from 1 to ${HIGHEST_PORT}, and not the server's.`);
}

function printSandbox(print: Print, origin: string): void {
  const { clientId, key, name } = SANDBOX_PARTNER;
  print(`\nThe partner's page is on ${origin}\n`);
  print(`Partner “${name}”: client id ${clientId}`);
  print(`  key ${key}`);
  print(`  tokens: POST ${origin}/careline-token?as=coach@careline.example\n`);
}

/** Starts a demo with a partner's page beside it; answers the exit code. */
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
        'The sandbox works with demo people alone: leave out DATABASE_URL, OIDC_ISSUER and CARELINE_DEMO.',
      );
    }
    const port = portOf(argv, settings.port);
    await requireFreePort({ port, host: '127.0.0.1' });
    const origins = sandboxOrigins(port);
    return runServer(settings, async ({ database }) => {
      const now = Math.floor(Date.now() / 1000);
      await runWork(database.db, (tx) => ensureSandboxPartner(tx, { origins, now }));
      const sandbox = await startSandbox({ careline: settings.origin, port, origins });
      printSandbox(print, sandbox.origin);
      return sandbox;
    });
  });
}
