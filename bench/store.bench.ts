import { createRecentPatients, type PatientMatch } from '@careline/core/internal/patients';
// The metric client's store, tested here without the read before it. Not public.
import { createLiveRecords } from '../packages/core/src/metrics/live-records.ts';
import { cpuRatio, report } from './row.ts';
import { isShort } from './size.ts';

const SUBSCRIBERS = 100;
const PUBLISHES = isShort ? 1_000 : 100_000;

/** A hand-written store: a value and a set of listeners, called with the new and the previous value. */
function byHand<T>(first: T) {
  let value = first;
  const listeners = new Set<(value: T, before: T) => void>();
  return {
    subscribe: (listener: (value: T, before: T) => void) => listeners.add(listener),
    set(next: T) {
      const before = value;
      value = next;
      for (const listener of listeners) listener(value, before);
    },
  };
}

/** A store with subscribers; `told` counts their notifications. */
interface Board {
  readonly publish: (turn: number) => void;
  readonly notified: () => number;
}

type Listener = () => void;

function withSubscribers(subscribe: (listener: Listener) => void, publish: (turn: number) => void): Board {
  let notified = 0;
  for (let index = 0; index < SUBSCRIBERS; index += 1) {
    subscribe(() => {
      notified += 1;
    });
  }
  return { publish, notified: () => notified };
}

/** Two alternating values, so that none is published twice in a row. */
const LISTS = [[], []] as const satisfies readonly (readonly PatientMatch[])[];
const listOf = (turn: number): readonly PatientMatch[] => LISTS[turn % 2] ?? LISTS[0];

function handBoard(): Board {
  const board = byHand<readonly PatientMatch[]>([]);
  return withSubscribers(board.subscribe, (turn) => board.set(listOf(turn)));
}

function storeBoard(): Board {
  const { store } = createRecentPatients();
  return withSubscribers(store.subscribe, (turn) => store.setState(listOf(turn), true));
}

function metricsBoard(): Board {
  const live = createLiveRecords();
  const question = {
    vitaId: '0190a000-0000-7000-8000-000000000001',
    metric: 'body',
    from: 0,
    to: 1,
  } as const;
  const reply = { records: [], deleted: 1, unreadable: 0 };
  return withSubscribers(
    (listener) => live.subscribe(question, listener),
    () => live.begin(question)(reply),
  );
}

const times = (board: Board) => () => {
  const before = board.notified();
  for (let turn = 1; turn <= PUBLISHES; turn += 1) board.publish(turn);
  if (board.notified() - before !== PUBLISHES * SUBSCRIBERS) throw new Error('a subscriber was not told');
};

/** The metric client also looks up the list by its query and drops late responses, so its row is for information. */
const BOARDS = [
  { name: 'a store of core', board: storeBoard, budget: 5 },
  { name: 'the metric client', board: metricsBoard },
];

for (const { name, board, budget } of BOARDS) {
  report({
    name: `${name} → ${SUBSCRIBERS} subscribers, × hand-written listener set`,
    kind: 'ratio',
    value: await cpuRatio(times(board()), times(handBoard())),
    budget,
  });
}
