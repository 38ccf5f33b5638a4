import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { countWaitingDeliveries } from '../partners/webhooks/claim-delivery.ts';
import type { Database } from '../platform/database/database.ts';
import { watchWork } from '../platform/database/watch-work.ts';
import { countWaiting } from '../platform/mail/outgoing-messages.ts';

/** Do not wait longer for the database: the other metrics matter most when it is slow. */
const LONGEST_WAIT_MS = 1_500;
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

function measurePool(registers: Registry[], { load, onWait }: Database): void {
  new Gauge({
    name: 'careline_database_sessions',
    help: 'Sessions of the database that are open, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, number] of Object.entries(load())) this.set({ state }, number);
    },
  });
  const waited = new Histogram({
    name: 'careline_database_session_wait_seconds',
    help: 'How long a session of the database was waited for.',
    buckets: BUCKETS,
    registers,
  });
  onWait((ms) => waited.observe(ms / 1000));
}

function measureWork(registers: Registry[], { db }: Database): void {
  const seconds = new Histogram({
    name: 'careline_database_transaction_duration_seconds',
    help: 'How long transactions took, the wait for a session included, by whether they were kept or undone.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const retries = new Counter({
    name: 'careline_database_transaction_retries_total',
    help: 'Transactions run again because the database asked for it.',
    registers,
  });
  watchWork(db, async (run, work) => {
    if (run > 1) retries.inc();
    const end = seconds.startTimer({ outcome: 'undone' });
    try {
      const result = await work();
      end({ outcome: 'kept' });
      return result;
    } catch (error) {
      end();
      throw error;
    }
  });
}

/** Resolves with the value, or with NaN after the time limit. */
function inTime(value: Promise<number>): Promise<number> {
  const late = new Promise<number>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, Number.NaN).unref());
  return Promise.race([value.catch(() => Number.NaN), late]);
}

function measureMails(registers: Registry[], { db }: Database): void {
  new Gauge({
    name: 'careline_mails_waiting',
    help: 'Mails that nobody has taken yet; not a number where the database does not answer.',
    registers,
    async collect() {
      this.set(await inTime(countWaiting(db)));
    },
  });
}

function measureWebhooks(registers: Registry[], { db }: Database): void {
  new Gauge({
    name: 'careline_webhooks_waiting',
    help: 'Deliveries to partners that wait, those of paused webhooks too; not a number where the database does not answer.',
    registers,
    async collect() {
      this.set(await inTime(countWaitingDeliveries(db)));
    },
  });
}

/** Registers metrics of the database and its queues. */
export function measureStore(registry: Registry, database: Database): void {
  measurePool([registry], database);
  measureWork([registry], database);
  measureMails([registry], database);
  measureWebhooks([registry], database);
}
